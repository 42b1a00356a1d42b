import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Faq } from './Faq.tsx';

const section = { sectionTitle: 'Questions', sectionDescription: '' };
const cost = { id: 'what it costs', question: 'What does it cost?', answer: '<p>It depends.</p>' };

describe('questions and answers', () => {
  const html = renderToStaticMarkup(
    <Faq section={section} questions={[cost, { ...cost, id: 'كم', question: 'كم؟' }]} />,
  );

  test('are closed, each with its question as the words to press, and no heading but the title', () => {
    expect(html.match(/<details class="[^"]*"><summary[^>]*>/g)).toHaveLength(2);
    expect(html.match(/<h\d/g)).toEqual(['<h2']);
  });

  test('have an anchor on the answer, which makes a browser open the question', () => {
    expect(html).toMatch(
      /<summary[^>]*>What does it cost\?<\/summary><div id="question-what-it-costs"[^>]*><div[^>]*><p>It depends/,
    );
    expect(html).toContain('id="question-كم"');
  });

  test('need no text below their title', () => {
    expect(html).not.toContain('<p class');
  });
});
