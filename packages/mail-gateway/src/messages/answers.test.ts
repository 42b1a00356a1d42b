import { describe, expect, it } from 'vitest';
import { navigation, ordinary } from '../../test/support/arrange.ts';
import { contactForm, followingGateway, siteWithForm } from '../../test/support/follow-ups.ts';
import { csvOf } from '../cli/export.ts';
import type { Question } from '../contact-form.ts';
import { openSqlite } from '../store/sqlite.ts';
import { answersFirst } from './answers.ts';

const question = (name: string, kind: Question['kind'], label: string, more = {}): Question => ({
  name,
  kind,
  label,
  required: false,
  options: [],
  ...more,
});

const questions = [
  question('company', 'line', 'Your company', { required: true }),
  question('budget', 'choice', 'Your budget', { options: [['Up to 10,000'], ['More']] }),
  question('needs', 'choices', 'What you need', { options: [['Website'], ['App']] }),
  question('people', 'number', 'How many people'),
  question('begin', 'date', 'When it should begin'),
  question('terms', 'consent', 'I agree', { required: true }),
];

const inMemory = () => openSqlite(':memory:');

const answers = {
  terms: '✓',
  begin: '2026-12-01',
  people: '12.5',
  needs: 'Website',
  budget: 'More',
  company: 'Engines & Co',
};

describe('the agency’s own questions', () => {
  const asking = () => followingGateway(inMemory, { SITE_DIR: siteWithForm({ questions }) });

  it('are answered in the mail in their order under their labels, kept, exported and found', async () => {
    const { receive, mailsTo, store } = await asking();
    expect(await receive({ ...answers, unknown: 'kept too' })).toBe('OK');
    expect(mailsTo('owner@agency.example')[0]?.mail.text).toContain(`
Your company: Engines & Co
Your budget: More
What you need: Website
How many people: 12.5
When it should begin: 1 December 2026
I agree: ✓
unknown: kept too
`);
    const [message] = await store.list({});
    expect(message?.otherFields[0]).toEqual(['Your company', 'Engines & Co']);
    let table = '';
    for await (const part of csvOf(store)) {
      table += part;
    }
    expect(table).toContain(
      'Your company: Engines & Co\nYour budget: More\nWhat you need: Website',
    );
    expect(table).toContain('When it should begin: December 1, 2026');
    const found = await store.list({ search: 'engines' });
    expect(found).toHaveLength(1);
  });

  it.each([
    ['an answer that is needed', { company: ' ' }],
    ['a consent that is needed', { terms: '' }],
    ['a choice that is none of the options', { budget: 'A lot' }],
    ['one of several choices that is no option', { needs: 'House' }],
    ['a number that is none', { people: 'twelve' }],
    ['a day that is none', { begin: '2026-13-41' }],
    ['a day that its month lacks', { begin: '2026-02-30' }],
  ])(
    'are refused, for a script and for a page, where browsers refuse them: %s',
    async (_what, wrong) => {
      const { post, store } = await asking();
      const answer = await post({ ...answers, ...wrong });
      expect([answer.statusCode, answer.body]).toEqual([
        422,
        'An answer is missing, or does not fit its question. Please go back and look at your answers.',
      ]);
      const page = await post({ ...answers, ...wrong }, navigation);
      expect(page.statusCode).toBe(422);
      expect(page.body).toContain('An answer is missing');
      expect(page.body).toContain(ordinary.from_message);
      expect(page.body).toContain('When it should begin: ');
      expect(await store.list({})).toEqual([]);
    },
  );

  it('reach the owner in the first language, whatever language of the site they were answered in', async () => {
    const confirmation = { subject: '', text: '' };
    const inThree = {
      translations: [
        { language: 'fr', confirmation },
        { language: 'ar', confirmation },
      ],
      questions: [
        // `Chat` is a cat in French, and a conversation in English and Arabic.
        question('about', 'choice', 'What it is about', {
          options: [
            ['Cat', 'Chat', 'قطة'],
            ['Chat', 'Messagerie', 'محادثة'],
          ],
        }),
        question('needs', 'choices', 'What you need', {
          options: [
            ['Website', 'Site web', 'موقع'],
            ['App', 'Application', 'تطبيق'],
          ],
        }),
      ],
    };
    const SITE_DIR = siteWithForm(inThree);
    const { receive, mailsTo, store } = await followingGateway(inMemory, { SITE_DIR });
    const send = (language: string, about: string, needs: string) =>
      receive({ about, needs, from_message: language }, {}, `?language=${language}`);
    expect(await send('fr', 'Chat', 'Application')).toBe('OK');
    expect(await send('ar', 'محادثة', 'موقع')).toBe('OK');
    expect(await receive({ about: 'Chat', needs: 'App', from_message: 'en' })).toBe('OK');
    const [french, arabic, english] = mailsTo('owner@agency.example').map(({ mail }) => mail.text);
    expect(french).toContain('What it is about: Cat\nWhat you need: App\n');
    expect(arabic).toContain('What it is about: Chat\nWhat you need: Website\n');
    expect(english).toContain('What it is about: Chat\nWhat you need: App\n');
    const languages = (await store.list({})).map(({ language }) => language);
    expect(languages.sort()).toEqual(['ar', 'en', 'fr']);
  });

  it('may be left unanswered where no answer is needed', async () => {
    const { receive, store } = await asking();
    await receive({ company: 'Engines & Co', terms: '✓', budget: '' });
    const [message] = await store.list({});
    expect(message?.otherFields).toEqual([
      ['Your company', 'Engines & Co'],
      ['I agree', '✓'],
    ]);
  });

  it('tell a program that fills in the hidden field nothing', async () => {
    const { receive, store } = await asking();
    expect(await receive({ company_website: 'x' })).toBe('OK');
    expect(await store.counts()).toMatchObject({ spam: 1 });
  });

  it('are under their labels in a withheld message as well, also an answer that fits no question', async () => {
    const { receive, store } = await asking();
    await receive({ ...answers, begin: 'soon', company_website: 'x' });
    expect((await store.list({}))[0]?.otherFields).toEqual([
      ['Your company', 'Engines & Co'],
      ['Your budget', 'More'],
      ['What you need', 'Website'],
      ['How many people', '12.5'],
      ['When it should begin', 'soon'],
      ['I agree', '✓'],
    ]);
  });
});

it('several choices are one answer', () => {
  const given = [
    ['needs', 'Website'],
    ['other', 'x'],
    ['needs', 'App'],
  ] as const;
  const form = contactForm({ questions: questions.slice(2, 3) });
  expect(answersFirst(given, form, 'en')).toEqual([
    ['What you need', 'Website, App'],
    ['other', 'x'],
  ]);
});
