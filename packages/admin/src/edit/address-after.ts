import type { Edit } from '../../../content-model/src/changes.ts';
import { editLink } from '../entries/entry-links.ts';
import { inputName } from '../form/form-values.ts';
import { staleDescriptions } from '../pictures/stale-descriptions.ts';
import type { AdminRequest } from '../request/route.ts';
import { nextStop, waitingTexts } from '../walk/walk.ts';
import type { EditedEntry } from './edited-entry.ts';
import type { EntryChange } from './entry-change.ts';

/** The address after a Save: the next draft, or the form again, with the fields that need a look. */
export function addressAfter(
  { base, entry, isNew }: EditedEntry,
  { draft, edit, text, entry: { path } }: EntryChange,
  request: AdminRequest,
): string {
  const { posted, url } = request;
  const isMerged = !isNew && base.source !== entry.source && text !== entry.source;
  const fields = 'fields' in draft ? draft.fields : undefined;
  const [stale] = isNew ? [] : staleDescriptions(base.collection.schema, base.fields, fields);
  const link = editLink(path);
  if (isMerged || stale) {
    const asked = stale ? `&described=${inputName(stale)}` : '';
    return `${link}&saved${isMerged ? '=merged' : ''}${asked}`;
  }
  if (posted.get('go') === 'next' || posted.has('keep')) return nextDraft(edit, path, request);
  // The answer stays at its position in the walk.
  const at = url.searchParams.get('at');
  return at ? `${link}&at=${encodeURIComponent(at)}&saved#${at}` : `${link}&saved`;
}

/** The address of the next draft. */
function nextDraft(
  { before, after }: Edit,
  path: string,
  { url, posted, context: { sample } }: AdminRequest,
): string {
  const isSaved = after.files.get(path) !== before.files.get(path);
  const afterSave = isSaved ? 'saved' : 'waits';
  const outcome = posted.has('keep') ? 'kept' : afterSave;
  const end = '/admin/?written';
  const [stops, left] = [waitingTexts(before, sample), waitingTexts(after, sample)];
  return nextStop(stops, left, path, url, { end, outcome });
}
