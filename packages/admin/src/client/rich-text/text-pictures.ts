import { Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { TextPictureAnswer } from '../../pictures/picture-routes.ts';
import type { RichTextData } from '../../rich-text/rich-text.tsx';
import { withoutAppleFormat } from '../picture/apple-photo.ts';
import { elementAt } from '../query.ts';
import { insertBlock } from './commands.ts';
import { schema } from './schema.ts';

/**
 * Inserts chosen, dropped or pasted pictures into the text at the cursor.
 *
 * @param state shows that a picture is being sent, or why it was refused
 * @returns a function that inserts the pictures among some files at the cursor, or at a position to which the cursor
 * moves, and returns whether there are any
 */
export function textPictures(
  view: EditorView,
  input: HTMLInputElement,
  state: HTMLElement,
  { path, words }: RichTextData,
): (files: FileList | null | undefined, at?: number) => boolean {
  /** The number of inserts whose pictures are still being sent. */
  let uploads = 0;
  /** Sends the form that was to be saved meanwhile. */
  let save: (() => void) | undefined;

  const say = (sentences: readonly string[]) => {
    state.textContent = sentences.join(' ');
  };

  /** Sends a picture to the editor, which stores it at the size that the site needs. */
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

  // Choosing a file does not change the entry yet.
  input.addEventListener('input', (event) => event.stopPropagation());
  input.addEventListener('change', () => {
    take(input.files);
    input.value = '';
  });
  // The form waits for the pictures that are being sent.
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
