import { expect, test } from 'vitest';
import { gatewayWithAdmin } from '../../test/admin.ts';

const PEOPLE = 'ada@agency.example, bea@agency.example';
const FORM = '/admin/edit?file=hero%2Fhero.yaml';

test('a script is told where the answer to its form is, and only its person finds it there', async () => {
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

test('a script is told where its form leads', async () => {
  const { ask, signIn } = await gatewayWithAdmin({ ADMIN_EMAILS: PEOPLE });
  const { headers } = await signIn('ada@agency.example');
  const sent = { headers: { ...headers, accept: 'application/json' }, form: 'choice=true' };
  const answer = await ask('POST', '/admin/publish/choice', sent);
  expect(answer.json()).toEqual({ location: '/admin/publish' });
  // There is no page at the address of this form, which names no time.
  const { location } = (await ask('POST', '/admin/publish/later', sent)).json();
  expect((await ask('GET', location, { headers })).statusCode).toBe(422);
});
