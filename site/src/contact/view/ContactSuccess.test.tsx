import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Another test may have loaded the component with the theme of the sample.
beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.doUnmock('virtual:theme');
  vi.resetModules();
});

const words = {
  title: 'Great!',
  text: 'Sent',
  goHome: 'Go home',
  pattern: 'Your pattern, {name}',
  save: 'Save',
};

/** The markup of the dialog in a theme with this pattern. */
async function dialogWith(pattern: string, name = 'Ada') {
  const colours = { brand: '#112233', onBrand: '#ffffff' };
  vi.doMock('virtual:theme', () => ({ pattern, colours }));
  const { ContactSuccess } = await import('./ContactSuccess.tsx');
  return renderToStaticMarkup(
    <ContactSuccess words={words} name={name} home="/" onClose={() => {}} />,
  );
}

test.each(['adire', 'weave', 'dots', 'mosaic', 'loops'])(
  'with the pattern %s the dialog shows a pattern of 32 squares in colours of its own',
  async (pattern) => {
    const markup = await dialogWith(pattern);
    expect(markup).toContain('Your pattern, <bdi>Ada</bdi>');
    expect(markup).toContain('fill="#112233"');
    expect(markup.match(/<g transform="translate/g)).toHaveLength(32);
  },
);

test('a theme without a pattern has no pattern of a name and no words about it', async () => {
  const markup = await dialogWith('none');
  expect(markup).not.toMatch(/pattern|Save|Ada/);
  expect(markup).toContain('Go home');
});

test('a name without letters has no pattern', async () => {
  expect(await dialogWith('adire', '...')).not.toMatch(/Your pattern|Save/);
});
