import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../content-model/src/read-content.ts';
import { contentFolder, readFolder } from '../../content-store/src/folder.ts';

const content = readContent(readFolder(contentFolder()));

test('there are as many records as the specification counts', () => {
  const { services, process, team, testimonials } = content;
  expect({
    logos: content.logos.length,
    services: services.items.length,
    avatars: services.items[1]?.users?.length,
    steps: process.steps.length,
    features: process.features.length,
    projects: content.projects.items.length,
    members: team.members.length,
    quotes: testimonials.quotes.length,
    reviews: testimonials.reviews.length,
  }).toEqual({
    logos: 5,
    services: 4,
    avatars: 4,
    steps: 6,
    features: 6,
    projects: 10,
    members: 5,
    quotes: 5,
    reviews: 6,
  });
});

test('the hero says what the specification fixes, and its heading has two lines', () => {
  expect(content.hero.mainHeading).toBe('Empowering businesses,\none solution at a time');
  expect(content.hero.callToAction).toEqual({ primary: 'Get a Quote', secondary: 'Start Project' });
  expect(content.hero.trustedByText).toBe('Trusted by Industry Leaders & Innovators');
});

test('section titles are those of the specification', () => {
  expect([
    content.services.section.sectionTitle,
    content.process.section.sectionTitle,
    content.projects.section.sectionTitle,
    content.team.section.sectionTitle,
    content.testimonials.section.sectionTitle,
    content.getInTouch.sectionTitle,
  ]).toEqual([
    'What We Do',
    'Our Process',
    'Crafted to Impress',
    'Meet The Team',
    'What Our Clients Say',
    'Get in Touch',
  ]);
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
  expect(content.process.features.map(({ id, title }) => [id, title.toLowerCase()])).toEqual([
    [1, 'real-time stream analytics'],
    [2, 'automated stream management'],
    [3, 'audience engagement tools'],
    [4, 'twitch integration'],
    [5, 'youtube streaming support'],
    [6, 'schedule streams'],
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
  expect(content.getInTouch.message).toBe('Ready to Transform Your Vision into Reality?');
  expect(content.getInTouch.callToAction).toBe('Start Your Project');
});

test('the bar has its three links and Start Project', () => {
  const { label, links, startProject, menuButton } = content.navigation;
  expect([label, menuButton]).toEqual(['Main', 'Menu']);
  expect(links).toEqual([
    { text: 'About us', href: '#services' },
    { text: 'Process', href: '#process' },
    { text: 'Projects', href: '#projects' },
  ]);
  expect(startProject).toEqual({ text: 'Start Project', href: '/contact' });
});

test('the footer has its three groups, and Tiktok is text without a link', () => {
  const { sections, reachUsVia, copyright } = content.footer;
  expect(sections.map(({ title, links }) => [title, links.map(({ text }) => text)])).toEqual([
    ['EXPLORE', ['About', 'Process', 'Projects', 'Start Project']],
    ['CONNECT WITH US', ['LinkedIn', 'Instagram', 'X/Twitter', 'Tiktok']],
    ['LEARN & EXPLORE', ['Terms and Conditions', 'Privacy Policy']],
  ]);
  expect([reachUsVia.text, reachUsVia.links.map(({ text }) => text)]).toEqual([
    'Reach Us Via:',
    ['LinkedIn', 'Instagram', 'X(Twitter)', 'TikTok'],
  ]);
  expect(sections[1]?.links[3]?.href).toBe('');
  expect(reachUsVia.links[3]?.href).toBe('');
  expect(copyright).toBe('© 2025 Harmattan Software Ltd. All rights reserved.');
});

test('the contact page and its dialogs say what the specification fixes', () => {
  const { heading, form, question, success, failure } = content.contact;
  expect([heading, form.label, form.submit]).toEqual(['Contact Us', 'Contact', 'Submit']);
  expect(success).toEqual({
    title: 'Great!',
    text: 'Your message has been sent successfully',
    goHome: 'Go home',
    cloth: 'This is your cloth, {name}',
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

test('the legal pages have the sections of the specification, in its order', () => {
  const [privacyPolicy, termsAndConditions] = content.legal;
  expect(termsAndConditions?.title).toBe('Terms and Conditions');
  expect(termsAndConditions?.sections.map(({ title }) => title)).toEqual([
    'General Terms',
    'Billing and Payment',
    'Client Responsibilities',
    'Limitation of Liability',
    'Termination',
    'Intellectual Property',
    'Governing Law',
  ]);
  expect(privacyPolicy?.title).toBe('Privacy Policy');
  expect(privacyPolicy?.sections.map(({ title }) => title)).toEqual([
    'Information We Collect',
    'How We Use Your Information',
    'Data Protection',
    'Sharing Your Information',
    'Cookies',
    'Your Rights',
    'Governing Law',
    'Updates to This Policy',
  ]);
});

test('both legal pages are under Nigerian law and name the contact address', () => {
  for (const { sections } of content.legal) {
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

test('no name in braces is left in what the legal pages show', () => {
  expect(JSON.stringify(content.legal).match(/\{[a-zA-Z]+\}/)).toBeNull();
});

test('every picture that the content names exists', () => {
  const named = JSON.stringify(content).match(/"[a-z0-9/-]+\.(?:png|jpe?g|webp|avif|svg)"/g) ?? [];
  expect(named.length).toBeGreaterThan(40);
  expect(
    named
      .map((path) => path.slice(1, -1))
      .filter((path) => !existsSync(join(contentFolder(), path))),
  ).toEqual([]);
});
