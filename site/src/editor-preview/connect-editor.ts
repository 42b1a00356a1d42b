import {
  type FieldName,
  type FromPage,
  lettersOf,
  type MarkedField,
  markOf,
  positionsIn,
  type ToPage,
  withoutMarks,
} from '../../../content-model/src/preview.ts';
import { fieldOf, isPicture, markedIn, pickable } from './pickable.ts';

/** The most turns of a carousel, and the time for each in milliseconds. */
const [TURNS, TURN_MS] = [60, 150];

const OUTLINE = 'data-editor-outline';

/** Copies the selection without the marks in its texts. */
function copyWithoutMarks(event: ClipboardEvent): void {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || !event.clipboardData) return;
  const holder = document.createElement('div');
  holder.append(selection.getRangeAt(0).cloneContents());
  event.clipboardData.setData('text/plain', withoutMarks(String(selection)));
  event.clipboardData.setData('text/html', withoutMarks(holder.innerHTML));
  event.preventDefault();
}

/**
 * Connects a page of the development site with the editor that shows it in a frame. The page scrolls to the place that
 * the editor names, and reports the field of a clicked text. It accepts only the editor's own origins.
 *
 * @param fields the fields of the marks in the content
 */
export function connectEditor(origins: readonly string[], fields: readonly MarkedField[]): void {
  let editor: string | undefined;
  const send = (message: FromPage) => {
    for (const origin of editor ? [editor] : origins) window.parent.postMessage(message, origin);
  };

  addEventListener('copy', copyWithoutMarks);

  const isFramed = window.parent !== window;
  import.meta.hot?.on('content-changed', () => {
    if (isFramed) send({ type: 'outdated' });
    else location.reload();
  });
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const shown = page?.serverTiming?.[0]?.description;
  if (shown) import.meta.hot?.send('content-shown', shown);
  if (!isFramed) return;

  const style = new CSSStyleSheet();
  style.replaceSync(`[${OUTLINE}] {
    outline: 2px solid #28318f;
    outline-offset: 3px;
    box-shadow: 0 0 0 3px #fff;
    cursor: pointer;
  }`);
  document.adoptedStyleSheets.push(style);

  let outlined: Element | undefined;
  const outline = (element: Element | undefined) => {
    if (outlined === element) return;
    outlined?.removeAttribute(OUTLINE);
    element?.setAttribute(OUTLINE, '');
    outlined = element;
  };

  function pickOf(element: Element): FieldName | undefined {
    const field = fieldOf(element, fields);
    if (!field) return undefined;
    const { file, input, picture } = field;
    return { file, input: isPicture(element) ? (picture ?? input) : input };
  }

  /** The element that shows a field, or any field of an entry, preferably a visible one. */
  function elementOf(file: string, input?: string): Element | undefined {
    const found = [...markedIn(document.body, fields)].filter(
      ({ field }) => field.file === file && (input === undefined || field.input === input),
    );
    return (found.find(({ element }) => element.checkVisibility()) ?? found[0])?.element;
  }

  /** Scrolls this page alone: `scrollIntoView` would scroll the editor as well. */
  function bringIntoView(element: Element, block: 'start' | 'center'): void {
    const { top, height } = element.getBoundingClientRect();
    const room = block === 'center' ? Math.max(0, (innerHeight - height) / 2) : 0;
    const start = scrollY + top - room;
    // The first section of a page is shown with the bar above it.
    scrollTo({ top: start < innerHeight / 3 ? 0 : start, behavior: 'instant' });
  }

  /** Turns a carousel until it shows an element, once its script runs. */
  function turnTo(element: Element, tries = TURNS): void {
    const buttons = element.closest('[aria-live]')?.parentElement?.querySelectorAll('button');
    const next = [...(buttons ?? [])].at(-1);
    const isReady = next && !next.disabled;
    if (!next || tries === 0 || (isReady && !element.closest('[inert]'))) return;
    if (isReady) next.click();
    setTimeout(() => turnTo(element, tries - 1), TURN_MS);
  }

  function show(section: string, file?: string): void {
    const around = document.querySelector(section);
    send({ type: 'shown', hasSection: around !== null });
    const element = file === undefined ? undefined : elementOf(file);
    if (element) bringIntoView(element, 'center');
    else if (around) bringIntoView(around, 'start');
    if (element) turnTo(element);
  }

  /** The elements that follow a field, with their marks. */
  const following = new Map<string, { element: Element; mark: string }>();

  function follow({ file, input, from, to }: Extract<ToPage, { type: 'typed' }>): void {
    if (!following.has(input)) {
      const letters = lettersOf(from);
      let element: Element | null | undefined = elementOf(file, input);
      // A heading may be divided into lines.
      while (element && lettersOf(element.textContent ?? '').length < letters.length) {
        element = element.parentElement;
      }
      const text = element?.textContent ?? '';
      const [position] = positionsIn(text);
      if (!element || position === undefined || lettersOf(text) !== letters) return;
      following.set(input, { element, mark: markOf(position) });
    }
    const followed = following.get(input);
    if (followed) followed.element.textContent = to + followed.mark;
  }

  addEventListener('message', ({ origin, source, data }: MessageEvent<ToPage>) => {
    if (source !== window.parent || !origins.includes(origin)) return;
    editor = origin;
    if (data.type === 'reload') location.reload();
    if (data.type === 'show') show(data.section, data.file);
    if (data.type === 'typed') follow(data);
  });

  /** Whether a click keeps its normal effect, as on a button without words, such as an arrow. */
  function isLeftAlone(event: MouseEvent): boolean {
    const control = event.target instanceof Element && event.target.closest('button, summary');
    const isWordless = control && lettersOf(control.textContent ?? '') === '';
    const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    return hasModifier || Boolean(isWordless);
  }

  addEventListener('mousemove', (event) =>
    outline(isLeftAlone(event) ? undefined : pickable(event)),
  );
  document.documentElement.addEventListener('mouseleave', () => outline(undefined));
  addEventListener(
    'click',
    (event) => {
      if (isLeftAlone(event)) return;
      const element = pickable(event);
      event.preventDefault();
      event.stopImmediatePropagation();
      if (element) send({ type: 'picked', field: pickOf(element) });
    },
    true,
  );
  // Block submits: a message from the preview would really be sent.
  addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
  send({ type: 'ready' });
}
