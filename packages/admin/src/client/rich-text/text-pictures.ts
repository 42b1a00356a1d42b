import { Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { TextPictureAnswer } from '../../pictures/picture-routes.ts';
import type { RichTextData } from '../../rich-text/rich-text.tsx';
import { withoutAppleFormat } from '../picture/apple-photo.ts';
import { elementAt } from '../query.ts';
import { insertBlock } from './commands.ts';
import { schema } from './schema.ts';

/** Inserts chosen, dropped and pasted pictures into a text. The form of the text waits until the pictures are sent. */
export class TextPictures {
  readonly #view: EditorView;
  /** Says that a picture is being sent, or why it was refused. */
  readonly #state: HTMLElement;
  readonly #data: RichTextData;
  /** The number of insertions whose pictures are still being sent. */
  #insertions = 0;
  /** Sends the form that was submitted meanwhile. */
  #submit: (() => void) | undefined;

  /** @param input the file input of the toolbar */
  constructor(view: EditorView, input: HTMLInputElement, state: HTMLElement, data: RichTextData) {
    this.#view = view;
    this.#state = state;
    this.#data = data;
    // Choosing a file does not change the entry yet.
    input.addEventListener('input', (event) => event.stopPropagation());
    input.addEventListener('change', () => {
      this.insert(input.files);
      input.value = '';
    });
    addEventListener('submit', (event) => this.#delay(event), { capture: true });
  }

  /**
   * Inserts pictures at the cursor, or at a position to which the cursor moves.
   *
   * @returns whether there are any files
   */
  insert(files: FileList | null | undefined, at?: number): boolean {
    if (!files || files.length === 0) return false;
    const { doc, tr } = this.#view.state;
    if (at !== undefined) {
      this.#view.dispatch(tr.setSelection(Selection.near(doc.resolve(at))));
    }
    void this.#sendAll([...files]);
    return true;
  }

  #delay(event: SubmitEvent): void {
    const { submitter, target } = event;
    if (this.#insertions === 0 || !(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#submit = () => target.requestSubmit(submitter);
  }

  async #sendAll(files: readonly File[]): Promise<void> {
    this.#insertions += 1;
    const refusals: string[] = [];
    for (const file of files) {
      this.#say([...refusals, this.#data.words.adding.replace('{name}', () => file.name)]);
      const answer = await this.#send(await withoutAppleFormat(file));
      if ('src' in answer) this.#show(answer.src);
      else refusals.push(answer.refusal);
    }
    this.#say(refusals);
    this.#insertions -= 1;
    if (this.#insertions > 0) return;
    this.#submit?.();
    this.#submit = undefined;
  }

  /** Sends a picture to the admin, which stores it at the size that the site needs. */
  async #send(file: File): Promise<TextPictureAnswer> {
    const { path, words } = this.#data;
    const body = new FormData();
    body.set('picture', file);
    const address = `/admin/text-picture?file=${encodeURIComponent(path)}`;
    const answer = await fetch(address, { method: 'POST', body })
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined);
    return answer ?? { refusal: words.notAdded };
  }

  /** Shows a stored picture in the text, and asks for its description. */
  #show(src: string): void {
    const view = this.#view;
    view.dispatch(insertBlock(view.state, schema.node('picture', { src })));
    const shown = view.nodeDOM(view.state.selection.from);
    if (!(shown instanceof HTMLElement)) return;
    const description = elementAt('textarea', shown);
    description.focus({ preventScroll: true });
    description.scrollIntoView({ block: 'center' });
  }

  #say(sentences: readonly string[]): void {
    this.#state.textContent = sentences.join(' ');
  }
}
