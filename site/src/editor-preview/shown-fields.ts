import type { FieldName, MarkedField } from '../../../packages/content-model/src/preview.ts';
import { fieldOf, isPicture, markedIn } from './pickable.ts';

/** The elements of the page by the fields of the content that they show. */
export class ShownFields {
  readonly #fields: readonly MarkedField[];

  /** @param fields the fields of the marks in the content */
  constructor(fields: readonly MarkedField[]) {
    this.#fields = fields;
  }

  /** The element that shows a field, or any field of an entry, preferably a visible one. */
  elementOf(file: string, input?: string): Element | undefined {
    const found = [...markedIn(document.body, this.#fields)].filter(
      ({ field }) => field.file === file && (input === undefined || field.input === input),
    );
    return (found.find(({ element }) => element.checkVisibility()) ?? found[0])?.element;
  }

  /** The field of a text or picture; undefined for other parts of the page. */
  fieldOf(element: Element): FieldName | undefined {
    const field = fieldOf(element, this.#fields);
    if (!field) return undefined;
    const { file, input, picture } = field;
    return { file, input: isPicture(element) ? (picture ?? input) : input };
  }
}
