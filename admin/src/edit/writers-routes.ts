import type { AdminRequest, Answer, Route } from '../request/route.ts';

const fileOf = ({ url }: AdminRequest) => url.searchParams.get('file') ?? '';

/** Says who else writes in an entry, in a sentence or not at all. */
async function sayWriters(request: AdminRequest): Promise<Answer> {
  const { person, writers } = request.context;
  const names = writers?.beside(person, fileOf(request)) ?? [];
  const list = new Intl.ListFormat(request.language).format(names);
  const { others } = request.words.entry;
  return { type: 'text/plain', body: names.length > 0 ? others({ names: list }) : '' };
}

/** Notes that somebody is typing, and says the same. */
async function noteWriter(request: AdminRequest): Promise<Answer> {
  const { person, writers } = request.context;
  if (person) writers?.note(fileOf(request), person);
  return sayWriters(request);
}

/** Say who is writing where, and note it. */
export const writersRoutes: readonly Route[] = [
  { method: 'GET', path: '/writers', right: 'read', answer: sayWriters },
  { method: 'POST', path: '/writers', right: 'edit', answer: noteWriter },
];
