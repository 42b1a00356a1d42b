import { lettersOf } from '../../../packages/content-model/src/preview.ts';
import { pickable } from './pickable.ts';

const OUTLINE = 'data-editor-outline';

/** Whether a click keeps its normal effect, as on a button without words, such as an arrow. */
function isLeftAlone(event: MouseEvent): boolean {
  const control = event.target instanceof Element && event.target.closest('button, summary');
  const isWordless = control && lettersOf(control.textContent ?? '') === '';
  const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return hasModifier || Boolean(isWordless);
}

function prevent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Outlines the element under the pointer that a click would pick. */
export function outlinePickable(): void {
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
  addEventListener('mousemove', (event) =>
    outline(isLeftAlone(event) ? undefined : pickable(event)),
  );
  document.documentElement.addEventListener('mouseleave', () => outline(undefined));
}

/** Calls `onPick` with each picked element, and keeps clicks and forms from their normal effect. */
export function replaceClicks(onPick: (element: Element) => void): void {
  const onClick = (event: MouseEvent) => {
    if (isLeftAlone(event)) return;
    const element = pickable(event);
    prevent(event);
    if (element) onPick(element);
  };
  addEventListener('click', onClick, true);
  // A message from the preview would really be sent.
  addEventListener('submit', prevent, true);
}
