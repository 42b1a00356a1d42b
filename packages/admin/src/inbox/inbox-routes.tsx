import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { valueAt } from '../../../content-model/src/schema-traversal.ts';
import { csvOf } from '../../../mail-gateway/src/cli/export.ts';
import { withLabels } from '../../../mail-gateway/src/messages/answers.ts';
import { handlings, noteText } from '../../../mail-gateway/src/messages/message.ts';
import type { Store, StoredMessage } from '../../../mail-gateway/src/store/store.ts';
import { startOf } from '../../../words/graphemes.ts';
import { fieldOf } from '../entries/entries.ts';
import { failed, page } from '../pages/layout.tsx';
import { type AdminRequest, type Answer, notFound, type Route } from '../request/route.ts';
import { EnquiryPage, EraseQuestion } from './enquiry-page.tsx';
import { enquiryLink } from './enquiry-rows.tsx';
import { InboxPage, views } from './inbox-page.tsx';

/** Enquiries on one page. */
const PAGE = 50;

const answerWith = (request: AdminRequest, body: ReactNode): Answer =>
  page(request, request.words.inbox.title, body, { styles: ['inbox'], scripts: ['inbox'] });

/** The enquiry after which a page of the list begins: `1795445318104.0123456789ab`. */
function placeOf(text: string | null): Pick<StoredMessage, 'id' | 'receivedAt'> | undefined {
  const [, time, id] = /^(\d+)\.(\w+)$/.exec(text ?? '') ?? [];
  return id ? { id, receivedAt: Number(time) } : undefined;
}

async function list(request: AdminRequest): Promise<Answer> {
  const { messages } = request.context;
  const words = request.words.inbox;
  if (!messages) {
    return failed(request, 200, { title: words.title, sentence: words.noDatabase });
  }
  const { searchParams } = request.url;
  const search = startOf((searchParams.get('q') ?? '').trim(), 200);
  const wanted = searchParams.get('view') ?? 'new';
  const view = views.find((each) => each === wanted);
  const [found, counts, failedWebhooks] = await Promise.all([
    messages.list({
      ...(view === 'spam' ? { state: view } : { handling: view }),
      search,
      limit: PAGE + 1,
      after: placeOf(searchParams.get('before')),
    }),
    messages.countEnquiries(),
    messages.outbox.failedWebhooks(),
  ]);
  const enquiries = found.slice(0, PAGE);
  const inbox = (
    <InboxPage
      view={view}
      search={search}
      enquiries={enquiries}
      counts={counts}
      failedWebhooks={new Set(failedWebhooks)}
      last={found.length > PAGE ? enquiries.at(-1) : undefined}
      isErased={searchParams.has('erased')}
      mayExport={request.may('export')}
    />
  );
  return answerWith(request, inbox);
}

/** Answers a request about one enquiry, or says that the enquiry is gone. */
function aboutOne(
  answer: (
    enquiry: StoredMessage,
    request: AdminRequest,
    messages: Store,
  ) => Answer | Promise<Answer>,
) {
  return async (request: AdminRequest): Promise<Answer> => {
    const { messages } = request.context;
    const id = String(request.posted.get('id') ?? request.url.searchParams.get('id') ?? '');
    const [enquiry] = (await messages?.find(id)) ?? [];
    if (!messages || enquiry?.id !== id) {
      const { gone: title, goneText: sentence } = request.words.inbox;
      return failed(request, 404, { title, sentence });
    }
    return answer(enquiry, request, messages);
  };
}

/** The questions of the current form. */
function questionsNow({ files }: ContentFiles): { name: string; label: string }[] {
  const questions = fieldOf(files, 'contact/contact.yaml', 'fields');
  return (Array.isArray(questions) ? questions : []).map((question) => ({
    name: String(valueAt(question, ['name'])),
    label: String(valueAt(question, ['label'])),
  }));
}

/** An enquiry with its answers under the labels of the questions, which earlier versions did not store with withheld ones. */
const asAsked = (enquiry: StoredMessage, content: ContentFiles): StoredMessage => ({
  ...enquiry,
  otherFields: withLabels(enquiry.otherFields, questionsNow(content)),
});

const read = aboutOne(async (enquiry, request, messages) => {
  const words = request.words.inbox;
  const done = request.url.searchParams.get('done');
  const others = new Map([
    ['note', words.noteSaved],
    ['release', words.released],
  ]);
  const marked = words.marked({ what: words.is[enquiry.handling] });
  const note = done ? (others.get(done) ?? marked) : undefined;
  const followUps = await messages.outbox.followUpsOf(enquiry.id);
  const more = { note, followUps, mayErase: request.may('erase') };
  return answerWith(request, <EnquiryPage enquiry={asAsked(enquiry, request.content)} {...more} />);
});

const handle = aboutOne(async (enquiry, { posted }, messages) => {
  const action = String(posted.get('action'));
  const [note = '', before = ''] = ['note', 'noteBefore'].map((name) => posted.get(name) ?? '');
  // An unchanged note is not stored: somebody else may have changed it meanwhile.
  if (note !== before) await messages.setNote(enquiry.id, noteText(String(note)));
  const handling = handlings.find((each) => each === action);
  if (handling) await messages.setHandling(enquiry.id, handling);
  if (action === 'release') await messages.requeue(enquiry.id, Date.now());
  return { location: `${enquiryLink(enquiry)}&done=${encodeURIComponent(action)}` };
});

const download = aboutOne(async ({ id, file }, request, messages) => {
  const content = file && (await messages.fileOf(id));
  if (!content) return notFound(request);
  // The browser saves the file and never shows it.
  return { type: 'application/octet-stream', saveAs: file.name, body: content };
});

const askToErase = aboutOne((enquiry, request) =>
  answerWith(request, <EraseQuestion enquiry={enquiry} />),
);

const erase = aboutOne(async ({ id }, _request, messages) => {
  await messages.delete([id]);
  await messages.vacuum();
  return { location: '/admin/inbox?erased' };
});

async function exported({ context: { messages }, language }: AdminRequest): Promise<Answer> {
  const body = messages ? await text(csvOf(messages, language)) : '';
  return { type: 'text/csv; charset=utf-8', body };
}

/** The enquiries of the contact form. */
export const inboxRoutes: readonly Route[] = [
  { method: 'GET', path: '/inbox', right: 'read', answer: list },
  { method: 'GET', path: '/inbox/message', right: 'read', answer: read },
  { method: 'GET', path: '/inbox/file', right: 'read', answer: download },
  { method: 'POST', path: '/inbox/handle', right: 'edit', answer: handle },
  { method: 'GET', path: '/inbox/erase', right: 'erase', answer: askToErase },
  { method: 'POST', path: '/inbox/erase', right: 'erase', answer: erase },
  { method: 'GET', path: '/inbox/export', right: 'export', answer: exported },
];
