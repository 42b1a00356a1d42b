import {
  lettersOf,
  markOf,
  positionsIn,
  type ToPage,
} from '../../../packages/content-model/src/preview.ts';
import type { ShownFields } from './shown-fields.ts';

type Typed = Extract<ToPage, { type: 'typed' }>;

/** Shows the texts that are being typed in a form, in the elements of their fields. */
export class TypedTexts {
  readonly #shown: ShownFields;
  /** The elements of the typed fields, with their marks. */
  readonly #elements = new Map<string, { element: Element; mark: string }>();

  constructor(shown: ShownFields) {
    this.#shown = shown;
  }

  show(typed: Typed): void {
    const { input, to } = typed;
    const found = this.#elements.get(input) ?? this.#find(typed);
    if (!found) return;
    this.#elements.set(input, found);
    found.element.textContent = to + found.mark;
  }

  /** The element whose whole text is the text of the field; undefined if the page shows it in another form. */
  #find({ file, input, from }: Typed): { element: Element; mark: string } | undefined {
    const letters = lettersOf(from);
    let element: Element | null | undefined = this.#shown.elementOf(file, input);
    // A heading may be divided into lines.
    while (element && lettersOf(element.textContent ?? '').length < letters.length) {
      element = element.parentElement;
    }
    const text = element?.textContent ?? '';
    const [position] = positionsIn(text);
    if (!element || position === undefined || lettersOf(text) !== letters) return undefined;
    return { element, mark: markOf(position) };
  }
}
