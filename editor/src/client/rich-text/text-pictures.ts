import { Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { TextPictureAnswer } from '../../pictures/picture-routes.ts';
import type { RichTextData } from '../../rich-text/body-field.tsx';
import { elementAt } from '../query.ts';
import { insertPicture } from './commands.ts';

/** Puts pictures into the text, at the cursor: chosen, dropped or pasted. */
export class TextPictures {
  readonly #view: EditorView;
  /** Says that a picture is on its way, or why it was not taken. */
  readonly #state: HTMLElement;
  readonly #data: RichTextData;
  /** How many times pictures were given that are still on their way. */
  #uploads = 0;
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
    if (this.#uploads === 0 || !(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#save = () => target.requestSubmit(submitter);
  }

  /**
   * Takes files with pictures, for the cursor or for a position of the text, where the cursor goes then.
   *
   * @returns whether there are any
   */
  take(files: FileList | null | undefined, at?: number): boolean {
    if (!files || files.length === 0) return false;
    const { doc, tr } = this.#view.state;
    if (at !== undefined) this.#view.dispatch(tr.setSelection(Selection.near(doc.resolve(at))));
    void this.#add([...files]);
    return true;
  }

  async #add(files: readonly File[]): Promise<void> {
    this.#uploads += 1;
    const refusals: string[] = [];
    for (const file of files) {
      this.#say([...refusals, this.#data.words.adding.replace('{name}', file.name)]);
      const answer = await this.#send(file);
      if ('src' in answer) this.#insert(answer.src);
      else refusals.push(answer.refusal);
    }
    this.#say(refusals);
    this.#uploads -= 1;
    if (this.#uploads > 0) return;
    this.#save?.();
    this.#save = undefined;
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
  #insert(src: string): void {
    const view = this.#view;
    view.dispatch(insertPicture(view.state, src));
    const shown = view.nodeDOM(view.state.selection.from);
    if (!(shown instanceof HTMLElement)) return;
    const description = elementAt('textarea', shown);
    description.focus({ preventScroll: true });
    description.scrollIntoView({ block: 'center' });
  }
}
