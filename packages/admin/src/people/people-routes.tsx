import type { ReactNode } from 'react';
import { isMailAddress, readable } from '../../../mail-gateway/src/mail-address.ts';
import {
  type Invited,
  inviteAgain,
  invitePerson,
  type PeopleAccess,
} from '../../../mail-gateway/src/sign-in/invitations.ts';
import { type Role, roles } from '../../../mail-gateway/src/sign-in/people.ts';
import { failed, page } from '../pages/layout.tsx';
import { NoteLine } from '../pages/note.tsx';
import { endScheduleOf } from '../publish/schedule.ts';
import { type AdminRequest, type Answer, notFound, type Route } from '../request/route.ts';
import { InvitedNote } from './invited-note.tsx';
import { listedPeople } from './listed-people.ts';
import { type Invitation, PeoplePage, RemoveQuestion } from './people-page.tsx';

const textIn = ({ posted }: AdminRequest, name: string): string => String(posted.get(name) ?? '');

const roleIn = (request: AdminRequest): Role | undefined =>
  roles.find((each) => each === textIn(request, 'role'));

/** Answers only where people sign in; elsewhere says that nobody does. */
function withPeople(
  answer: (request: AdminRequest, people: PeopleAccess) => Answer | Promise<Answer>,
) {
  return (request: AdminRequest): Answer | Promise<Answer> => {
    const { people } = request.context;
    const { title, notHere: sentence } = request.words.people;
    return people ? answer(request, people) : failed(request, 200, { title, sentence });
  };
}

const answerWith = (request: AdminRequest, body: ReactNode, status?: number): Answer =>
  page(request, request.words.people.title, body, {
    status: status ?? 200,
    styles: ['people'],
    scripts: ['people'],
  });

/** The list of people below a note. @param invitation the invitation that was refused */
async function listWith(
  request: AdminRequest,
  people: PeopleAccess,
  { note, status, invitation }: { note?: ReactNode; status?: number; invitation?: Invitation } = {},
): Promise<Answer> {
  const { person } = request.context;
  const list = await listedPeople(people);
  const shown = { people: list, ownEmail: person?.email, note, invitation };
  return answerWith(request, <PeoplePage {...shown} />, status);
}

const refused = (request: AdminRequest, people: PeopleAccess, sentence: string) =>
  listWith(request, people, { note: <NoteLine role="alert">{sentence}</NoteLine>, status: 422 });

const show = withPeople((request, people) => {
  const words = request.words.people;
  const { searchParams } = request.url;
  const done = searchParams.get('done');
  const email = searchParams.get('email') ?? '';
  const sentences = new Map([
    ['changed', words.changed],
    ['removed', words.removed],
  ]);
  // A link of somebody else may put any words into the address of this page.
  const sentence = isMailAddress(email)
    ? sentences.get(done ?? '')?.({ email: readable(email) })
    : undefined;
  return listWith(request, people, {
    note: sentence && <NoteLine role="status">{sentence}</NoteLine>,
  });
});

/** Answers with the outcome of an invitation. @param invitation left out for a new link, which has no form */
function showInvited(
  request: AdminRequest,
  people: PeopleAccess,
  invited: Invited,
  invitation?: Invitation,
): Promise<Answer> {
  const isDone = invited.what === 'mailed' || invited.what === 'link';
  return listWith(request, people, {
    note: <InvitedNote invited={invited} />,
    ...(!isDone && { status: 422, ...(invitation && { invitation }) }),
  });
}

const invite = withPeople(async (request, people) => {
  const invitation = { email: textIn(request, 'email'), role: roleIn(request) ?? 'edit' };
  const invited = await invitePerson(people, invitation.email, invitation.role);
  if ('email' in invited) request.context.report(`invited: ${invited.email}`);
  return showInvited(request, people, invited, invitation);
});

const sendLink = withPeople(async (request, people) =>
  showInvited(request, people, await inviteAgain(people, textIn(request, 'email'))),
);

/** Changes the role of a person. @param role null to remove the person */
async function change(
  request: AdminRequest,
  people: PeopleAccess,
  role: Role | null,
): Promise<Answer> {
  const { context, words } = request;
  const email = textIn(request, 'email');
  const { store, settings, now } = people;
  const outcome = await store.people.change({
    email,
    role,
    by: context.person?.email,
    named: settings.ADMIN_EMAILS,
    now: now(),
  });
  if (outcome === 'ended') await endScheduleOf(context, email);
  else if (outcome !== 'done') return refused(request, people, words.people.wrong[outcome]);
  const done = role ? 'changed' : 'removed';
  context.report(`${done}: ${email}`);
  return { location: `/admin/people?${new URLSearchParams({ done, email })}` };
}

const changeRole = withPeople((request, people) => {
  const role = roleIn(request);
  return role ? change(request, people, role) : notFound(request);
});

const askToRemove = withPeople(async (request, people) => {
  const email = request.url.searchParams.get('email') ?? '';
  const person = await people.store.people.find(email);
  if (!person) return refused(request, people, request.words.people.wrong.unknown);
  return answerWith(request, <RemoveQuestion email={email} />);
});

const remove = withPeople((request, people) => change(request, people, null));

/** The people who may sign in, for owners. */
export const peopleRoutes: readonly Route[] = [
  { method: 'GET', path: '/people', right: 'people', answer: show },
  { method: 'POST', path: '/people/invite', right: 'people', answer: invite },
  { method: 'POST', path: '/people/link', right: 'people', answer: sendLink },
  { method: 'POST', path: '/people/role', right: 'people', answer: changeRole },
  { method: 'GET', path: '/people/remove', right: 'people', answer: askToRemove },
  { method: 'POST', path: '/people/remove', right: 'people', answer: remove },
];
