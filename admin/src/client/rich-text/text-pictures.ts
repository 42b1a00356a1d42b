import { Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { TextPictureAnswer } from '../../pictures/picture-routes.ts';
import type { RichTextData } from '../../rich-text/body-field.tsx';
import { withoutAppleFormat } from '../picture/apple-photo.ts';
import { elementAt } from '../query.ts';
import { insertBlock } from './commands.ts';
import { schema } from './schema.ts';

/**
 * Puts pictures into the text, at the cursor: chosen, dropped or pasted.
 *
 * @param state says that a picture is on its way, or why it was not taken
 * @returns what takes files with pictures, for the cursor or for a position of the text, where the cursor goes then; it
 * says whether there are any
 */
export function textPictures(
  view: EditorView,
  input: HTMLInputElement,
  state: HTMLElement,
  { path, words }: RichTextData,
): (files: FileList | null | undefined, at?: number) => boolean {
  /** How many times pictures were given that are still on their way. */
  let uploads = 0;
  /** Sends the form that was to be saved meanwhile. */
  let save: (() => void) | undefined;

  const say = (sentences: readonly string[]) => {
    state.textContent = sentences.join(' ');
  };

  /** Lets the editor keep a picture, as small as the site needs it. */
  async function send(file: File): Promise<TextPictureAnswer> {
    const body = new FormData();
    body.set('picture', file);
    const address = `/admin/text-picture?file=${encodeURIComponent(path)}`;
    const answer = await fetch(address, { method: 'POST', body })
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined);
    return answer ?? { refusal: words.notAdded };
  }

  /** Shows a picture in the text, and asks for its description. */
  function insert(src: string): void {
    view.dispatch(insertBlock(view.state, schema.node('picture', { src })));
    const shown = view.nodeDOM(view.state.selection.from);
    if (!(shown instanceof HTMLElement)) return;
    const description = elementAt('textarea', shown);
    description.focus({ preventScroll: true });
    description.scrollIntoView({ block: 'center' });
  }

  async function add(files: readonly File[]): Promise<void> {
    uploads += 1;
    const refusals: string[] = [];
    for (const file of files) {
      say([...refusals, words.adding.replace('{name}', () => file.name)]);
      const answer = await send(await withoutAppleFormat(file));
      if ('src' in answer) insert(answer.src);
      else refusals.push(answer.refusal);
    }
    say(refusals);
    uploads -= 1;
    if (uploads > 0) return;
    save?.();
    save = undefined;
  }

  function take(files: FileList | null | undefined, at?: number): boolean {
    if (!files || files.length === 0) return false;
    const { doc, tr } = view.state;
    if (at !== undefined) view.dispatch(tr.setSelection(Selection.near(doc.resolve(at))));
    void add([...files]);
    return true;
  }

  // A choice is no change of the entry yet.
  input.addEventListener('input', (event) => event.stopPropagation());
  input.addEventListener('change', () => {
    take(input.files);
    input.value = '';
  });
  // A form waits for the pictures that are on their way.
  const delay = (event: SubmitEvent) => {
    const { submitter, target } = event;
    if (uploads === 0 || !(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    save = () => target.requestSubmit(submitter);
  };
  addEventListener('submit', delay, { capture: true });
  return take;
}
