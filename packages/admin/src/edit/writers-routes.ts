import type { AdminRequest, Answer, Route } from '../request/route.ts';

const fileOf = ({ url }: AdminRequest) => url.searchParams.get('file') ?? '';

/** Answers with a sentence about the others who write in an entry; empty without others. */
async function sayWriters(request: AdminRequest): Promise<Answer> {
  const { person, writers } = request.context;
  const names = writers?.beside(person, fileOf(request)) ?? [];
  const list = new Intl.ListFormat(request.language).format(names);
  const { others } = request.words.entry;
  return { type: 'text/plain', body: names.length > 0 ? others({ names: list }) : '' };
}

/** Stores that somebody is typing, and answers with the same sentence. */
async function noteWriter(request: AdminRequest): Promise<Answer> {
  const { person, writers } = request.context;
  if (person) writers?.note(fileOf(request), person);
  return sayWriters(request);
}

/** The routes that store and answer who is writing in an entry. */
export const writersRoutes: readonly Route[] = [
  { method: 'GET', path: '/writers', right: 'read', answer: sayWriters },
  { method: 'POST', path: '/writers', right: 'edit', answer: noteWriter },
];
