import type { Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { TextPictureAnswer } from '../../pictures/text-picture-routes.ts';
import type { RichTextData } from '../../rich-text/body-field.tsx';
import { elementAt } from '../query.ts';
import { gapNear, insertPicture } from './commands.ts';

/** Puts pictures into the text: chosen, dropped or pasted. */
export class TextPictures {
  readonly #view: EditorView;
  /** Says that a picture is on its way, or why it was not taken. */
  readonly #state: HTMLElement;
  readonly #data: RichTextData;
  /** Where pictures will stand that are on their way; they follow what is typed meanwhile. */
  readonly #gaps = new Set<{ at: number }>();
  /** Sends the form that was to be saved while pictures are on their way. */
  #save: (() => void) | undefined;

  constructor(view: EditorView, input: HTMLInputElement, state: HTMLElement, data: RichTextData) {
    this.#view = view;
    this.#state = state;
    this.#data = data;
    // A choice is no change of the entry yet.
    input.addEventListener('input', (event) => event.stopPropagation());
    input.addEventListener('change', () => {
      this.take(input.files);
      input.value = '';
    });
    addEventListener('submit', (event) => this.#delay(event), { capture: true });
  }

  /** Lets a form wait for the pictures that are on their way. */
  #delay(event: SubmitEvent): void {
    const { submitter, target } = event;
    if (this.#gaps.size === 0 || !(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#save = () => {
      this.#save = undefined;
      target.requestSubmit(submitter);
    };
  }

  /** Lets the places of pictures that are on their way follow a change. */
  follow({ mapping }: Transaction): void {
    for (const gap of this.#gaps) gap.at = mapping.map(gap.at);
  }

  /**
   * Takes files with pictures, to stand near a position of the text or else at the cursor.
   *
   * @returns whether there are any
   */
  take(files: FileList | null | undefined, at = this.#view.state.selection.head): boolean {
    if (!files || files.length === 0) return false;
    void this.#add([...files], at);
    return true;
  }

  async #add(files: readonly File[], at: number): Promise<void> {
    const gap = { at: gapNear(this.#view.state.doc, at) };
    this.#gaps.add(gap);
    const refusals: string[] = [];
    try {
      for (const file of files) {
        this.#say([...refusals, this.#data.words.adding.replace('{name}', file.name)]);
        const answer = await this.#send(file);
        if ('src' in answer) this.#insert(answer.src, gap.at);
        else refusals.push(answer.refusal);
      }
    } finally {
      this.#gaps.delete(gap);
      this.#say(refusals);
      if (this.#gaps.size === 0) this.#save?.();
    }
  }

  /** Lets the editor keep a picture, as small as the site needs it. */
  async #send(file: File): Promise<TextPictureAnswer> {
    const body = new FormData();
    body.set('picture', file);
    const address = `/admin/text-picture?file=${encodeURIComponent(this.#data.path)}`;
    const answer = await fetch(address, { method: 'POST', body })
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined);
    return answer ?? { refusal: this.#data.words.notAdded };
  }

  #say(sentences: readonly string[]): void {
    this.#state.textContent = sentences.join(' ');
  }

  /** Shows a picture in the text, and asks for its description. */
  #insert(src: string, near: number): void {
    const view = this.#view;
    view.dispatch(insertPicture(view.state, near, src));
    const { from } = view.state.selection;
    const shown = view.nodeDOM(from);
    if (!(shown instanceof HTMLElement)) return;
    const description = elementAt('textarea', shown);
    description.focus({ preventScroll: true });
    description.scrollIntoView({ block: 'center' });
  }
}
