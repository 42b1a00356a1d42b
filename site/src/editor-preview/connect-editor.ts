import {
  type FromPage,
  type MarkedField,
  type ToPage,
  withoutMarks,
} from '../../../packages/content-model/src/preview.ts';
import { outlinePickable, replaceClicks } from './picking.ts';
import { scrollToElement, turnTo } from './scroll-to-element.ts';
import { ShownFields } from './shown-fields.ts';
import { TypedTexts } from './typed-texts.ts';

/** Exchanges messages with the editor that shows this page in a frame. */
class EditorConnection {
  /** The origins that the editor may have; its own after its first message. */
  #origins: readonly string[];

  constructor(origins: readonly string[]) {
    this.#origins = origins;
  }

  send(message: FromPage): void {
    for (const origin of this.#origins) window.parent.postMessage(message, origin);
  }

  /** Calls `onMessage` with every message of the editor, and with no other. */
  listen(onMessage: (message: ToPage) => void): void {
    const allowed = this.#origins;
    addEventListener('message', ({ origin, source, data }: MessageEvent<ToPage>) => {
      if (source !== window.parent || !allowed.includes(origin)) return;
      this.#origins = [origin];
      onMessage(data);
    });
  }
}

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

/** Tells the development server which content the page shows, and calls `onChange` after a change of the content. */
function followContent(onChange: () => void): void {
  import.meta.hot?.on('content-changed', onChange);
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const shown = page?.serverTiming?.[0]?.description;
  if (shown) import.meta.hot?.send('content-shown', shown);
}

/** Scrolls to an entry, or else to a section. @returns whether the page has the section */
function showSection(shown: ShownFields, section: string, file?: string): boolean {
  const around = document.querySelector(section);
  const element = file === undefined ? undefined : shown.elementOf(file);
  if (element) scrollToElement(element, 'center');
  else if (around) scrollToElement(around, 'start');
  if (element) turnTo(element);
  return around !== null;
}

/**
 * Connects a page of the development site with the editor that shows it in a frame. The page scrolls to the place that
 * the editor names, and reports the field of a clicked text. It accepts only the editor's own origins.
 *
 * @param fields the fields of the marks in the content
 */
export function connectEditor(origins: readonly string[], fields: readonly MarkedField[]): void {
  const editor = new EditorConnection(origins);
  const isFramed = window.parent !== window;
  addEventListener('copy', copyWithoutMarks);
  followContent(() => {
    if (isFramed) editor.send({ type: 'outdated' });
    else location.reload();
  });
  if (!isFramed) return;

  const shown = new ShownFields(fields);
  const typed = new TypedTexts(shown);
  editor.listen((message) => {
    if (message.type === 'reload') location.reload();
    if (message.type === 'typed') typed.show(message);
    if (message.type === 'show') {
      const hasSection = showSection(shown, message.section, message.file);
      editor.send({ type: 'shown', hasSection });
    }
  });
  outlinePickable();
  replaceClicks((element) => editor.send({ type: 'picked', field: shown.fieldOf(element) }));
  editor.send({ type: 'ready' });
}
