import { expect, test } from 'vitest';
import { textSections } from '../../packages/content-model/src/page-kinds/text-sections.ts';
import { readSite } from '../../packages/content-model/src/read-site.ts';
import { contentFolder, readFolder } from '../../packages/content-store/src/folder.ts';

const [{ content }] = readSite(readFolder(contentFolder()));

test('there are as many records as the specification counts, beside those that it names', () => {
  const { services, team, testimonials } = content;
  expect({
    logos: content.hero.logos.length,
    avatars: services.items[1]?.users?.length,
    projects: content.projects.items.length,
    members: team.members.length,
    quotes: testimonials.quotes.length,
    reviews: testimonials.reviews.length,
  }).toEqual({
    logos: 5,
    avatars: 4,
    projects: 10,
    members: 5,
    quotes: 5,
    reviews: 6,
  });
});

test('the hero says what the specification fixes, and its heading has two lines', () => {
  expect(content.hero.section.mainHeading).toBe('Empowering businesses,\none solution at a time');
  expect(content.hero.section.callToAction).toEqual({
    primary: 'Get a Quote',
    secondary: 'Start Project',
  });
  expect(content.hero.section.trustedByText).toBe('Trusted by Industry Leaders & Innovators');
});

test('services, steps and cards have the titles of the specification, in its order', () => {
  expect(content.services.items.map(({ title }) => title)).toEqual([
    'Web Development',
    'Apps Development',
    'Website Maintenance',
    'Search Engine Optimization',
  ]);
  expect(content.process.steps.map(({ title }) => title)).toEqual([
    'Project Consultation',
    'Research & Planning',
    'Design Phase',
    'Development',
    'Testing & Feedback',
    'Launch & Support',
  ]);
  expect(content.process.features.map(({ title }) => title.toLowerCase())).toEqual([
    'real-time stream analytics',
    'automated stream management',
    'audience engagement tools',
    'twitch integration',
    'youtube streaming support',
    'schedule streams',
  ]);
});

test('the timeline and the quotes are shown, and the team waits for the visitor', () => {
  expect(content.process.section.show).toBe('timeline');
  expect(content.testimonials.section.show).toBe('quotes');
  expect(content.team.section.autoplay).toBe(false);
});

test('two of the projects are code repositories, and every project opens a made-up address', () => {
  const { items } = content.projects;
  expect(items.slice(-2).map(({ title }) => title)).toEqual([
    'Trip Planner',
    'HR Management System',
  ]);
  expect(items.filter(({ link }) => !link.startsWith('https://example.com/'))).toEqual([]);
});

test('two of the reviews are those of a streaming product', () => {
  const streaming = content.testimonials.reviews.filter(({ title }) =>
    /twitch|youtube/i.test(title),
  );
  expect(streaming).toHaveLength(2);
});

test('get in touch asks and offers what the specification fixes', () => {
  expect(content.getInTouch.section.message).toBe('Ready to Transform Your Vision into Reality?');
  expect(content.getInTouch.section.callToAction).toBe('Start Your Project');
});

test('the contact page and its dialogs say what the specification fixes', () => {
  const { heading, form, question, success, failure } = content.contact;
  expect([heading, form.label, form.submit]).toEqual(['Contact Us', 'Contact', 'Submit']);
  expect(success).toEqual({
    title: 'Great!',
    text: 'Your message has been sent successfully',
    goHome: 'Go home',
    pattern: 'This pattern is woven from your name: {name}',
    save: 'Save it',
  });
  expect([question.sendAnyway, question.goBack]).toEqual(['Send anyway', 'Go back']);
  expect(failure.tryAgain).toBe('Try again');
});

test('the names of the small controls are those that others rely on', () => {
  const { labels } = content;
  expect(labels.viewProject).toBe('View Project');
  expect([labels.previousTeamMember, labels.nextTeamMember]).toEqual([
    'Previous team member',
    'Next team member',
  ]);
  for (const name of [labels.pauseLogos, labels.pauseTestimonials, labels.pauseTeam]) {
    expect(name).toMatch(/^Pause/);
  }
});

test('every cause of a failure has a sentence of its own', () => {
  const sentences = Object.values(content.contact.failure.sentences);
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('both legal pages are under Nigerian law and name the contact address', () => {
  for (const { blocks } of content.documents.legal) {
    const { sections } = textSections(blocks);
    const law = sections.find(({ title }) => title === 'Governing Law');
    expect(law?.html).toContain('the laws of the Federal Republic of Nigeria');
    expect(sections.map(({ html }) => html).join('')).toContain(
      `<a href="mailto:${content.site.contactEmail}">${content.site.contactEmail}</a>`,
    );
  }
});

test('English words are spelt one way: email, and a typographic apostrophe', () => {
  expect(JSON.stringify(content).match(/e-mail|\w'\w/gi)).toBeNull();
});
