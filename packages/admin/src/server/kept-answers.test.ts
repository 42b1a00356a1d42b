import { expect, test } from 'vitest';
import { gatewayWithAdmin } from '../../test/admin.ts';
import { AdminRequest } from '../request/route.ts';
import { KeptAnswers } from './kept-answers.ts';

const PEOPLE = 'ada@agency.example, bea@agency.example';
const FORM = '/admin/edit?file=hero%2Fhero.yaml';
const MINUTES = 60_000;

/** A request of somebody for the form of an entry. */
const requestOf = (name: string, query = '') =>
  new AdminRequest(
    new URL(`http://localhost/edit?file=hero%2Fhero.yaml${query}`),
    {
      folder: '',
      report: () => {},
      person: { name, email: `${name}@agency.example`, role: 'owner' },
    },
    { files: new Map(), pictures: new Set() },
  );

/** Stores the answer to a person's form. @returns the query by which the answer is found */
function keep(kept: KeptAnswers, name: string, body: string): string {
  const { location } = JSON.parse(String(kept.placeOf({ body }, requestOf(name)).body));
  return `&answer=${new URL(location, 'http://localhost').searchParams.get('answer')}`;
}

test('a script gets the address of the answer to its form, at which only its person finds the answer', async () => {
  const { ask, signIn } = await gatewayWithAdmin({ ADMIN_EMAILS: PEOPLE });
  const [ada, bea] = [await signIn('ada@agency.example'), await signIn('bea@agency.example')];
  const headers = { ...ada.headers, accept: 'application/json' };
  // Without its fields, the form is refused.
  const { location } = (await ask('POST', FORM, { headers, form: 'badgeText=' })).json();
  expect(location).toMatch(`${FORM}&answer=`);
  const refused = await ask('GET', location, ada);
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Nothing was saved yet');
  expect((await ask('GET', location, bea)).statusCode).toBe(200);
  expect((await ask('GET', `${FORM}&answer=`, ada)).statusCode).toBe(200);
});

test('a script gets the address to which its form redirects', async () => {
  const { ask, signIn } = await gatewayWithAdmin({ ADMIN_EMAILS: PEOPLE });
  const { headers } = await signIn('ada@agency.example');
  const sent = { headers: { ...headers, accept: 'application/json' }, form: 'choice=true' };
  const answer = await ask('POST', '/admin/publish/choice', sent);
  expect(answer.json()).toEqual({ location: '/admin/publish' });
  // The form is refused, because it has no time, and there is no page at its address.
  const { location } = (await ask('POST', '/admin/publish/later', sent)).json();
  expect((await ask('GET', location, { headers })).statusCode).toBe(422);
});

test('a form that is sent to the address of an answer is read, not answered by it', async () => {
  const { ask, signIn } = await gatewayWithAdmin({ ADMIN_EMAILS: PEOPLE });
  const { headers } = await signIn('ada@agency.example');
  const forScript = { ...headers, accept: 'application/json' };
  const { location } = (await ask('POST', FORM, { headers: forScript, form: 'badgeText=' })).json();
  const again = await ask('POST', location, { headers, form: 'badgeText=Now+with+words' });
  expect(again.body).toContain('Now with words');
});

test('an answer that is not kept any more says where to look, unless its form has a page', async () => {
  const { ask, signIn } = await gatewayWithAdmin({ ADMIN_EMAILS: PEOPLE });
  const ada = await signIn('ada@agency.example');
  const gone = await ask('GET', '/admin/publish/later?answer=from-before-a-restart', ada);
  expect(gone.statusCode).toBe(410);
  expect(gone.body).toContain('The answer to your form is not kept any more');
  const form = await ask('GET', `${FORM}&answer=from-before-a-restart`, ada);
  expect(form.statusCode).toBe(200);
});

test('the answers of a person do not displace those of another person', () => {
  const kept = new KeptAnswers();
  const own = keep(kept, 'ada', 'Ada’s');
  const first = keep(kept, 'bea', 'Bea’s first');
  for (let count = 0; count < 60; count += 1) keep(kept, 'bea', 'Bea’s');
  expect(kept.find(requestOf('ada', own))?.body).toBe('Ada’s');
  expect(kept.find(requestOf('bea', first))).toBeUndefined();
});

test('of long answers only as many are kept as fit, and always the last', () => {
  const kept = new KeptAnswers();
  const long = 'x'.repeat(9_000_000);
  const addresses = [1, 2, 3].map((count) => keep(kept, 'ada', `${count}${long}`));
  expect(addresses.map((each) => kept.find(requestOf('ada', each))?.body?.[0])).toEqual([
    undefined,
    undefined,
    '3',
  ]);
});

test('an answer is kept for an hour', () => {
  const clock = { now: 0 };
  const kept = new KeptAnswers(() => clock.now);
  const address = keep(kept, 'ada', 'Refused');
  clock.now = 59 * MINUTES;
  expect(kept.find(requestOf('ada', address))?.body).toBe('Refused');
  clock.now = 60 * MINUTES;
  expect(kept.find(requestOf('ada', address))).toBeUndefined();
});
