import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageWith, temporaryFolder } from '../../test/support/arrange.ts';
import { Refusal } from '../errors.ts';
import { notSentPage } from './pages.ts';

const language = languageWith();

function siteWith(template: string) {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'message-not-sent.html'), template);
  return { siteDir: folder, language };
}

const template = `<h1>Not sent</h1>
<!--reason:413--><p>Too long.</p><!--/reason-->
<!--reason:429--><p>Too often.</p><!--/reason-->
<!--reason:FILE_EMPTY--><p>Empty.</p><!--/reason-->
<!--reason:415--><p>Of another kind.</p><!--/reason-->
<!--reason:default--><p>Something went wrong.</p><!--/reason-->
<dd><!--field:from_name--></dd><textarea><!--field:from_message--></textarea><!--field:other-->`;

describe("the site's page for a message that was not sent", () => {
  it('shows the block of the status only', async () => {
    const page = await notSentPage(new Refusal('TOO_MANY', 30), {}, siteWith(template));
    expect(page).toContain('<p>Too often.</p>');
    expect(page).not.toMatch(/Too long|Something went wrong|<!--/);
  });

  it('shows the code block of the page if it has one', async () => {
    const page = await notSentPage(new Refusal('FILE_EMPTY'), {}, siteWith(template));
    expect(page).toContain('<p>Empty.</p>');
    expect(page).not.toMatch(/Of another kind|Something went wrong|<!--/);
    const other = await notSentPage(new Refusal('FILE_DAMAGED'), {}, siteWith(template));
    expect(other).toContain('<p>Of another kind.</p>');
  });

  it('names the endings that a form takes, where there is no page of the site', async () => {
    const refusal = new Refusal('FILE_TYPE', undefined, ['pdf', 'jpg']);
    const page = await notSentPage(refusal, {}, { ...siteWith(template), siteDir: null });
    expect(page).toContain('<p>pdf, jpg</p>');
  });

  it('shows the default block for a status it does not know', async () => {
    const page = await notSentPage(new Refusal('STORE_FULL'), {}, siteWith(template));
    expect(page).toContain('<p>Something went wrong.</p>');
    expect(page).not.toMatch(/Too long|Too often|<!--/);
  });

  it('gives the text back, escaped, and replaces each place once', async () => {
    const typed = {
      from_name: '<!--field:from_message--> $1 $&',
      from_message: '</textarea><script>"\'&',
    };
    const page = await notSentPage(new Refusal('TOO_MANY'), typed, siteWith(template));
    expect(page).toContain('<dd>&lt;!--field:from_message--&gt; $1 $&amp;</dd>');
    expect(page).toContain('<textarea>&lt;/textarea&gt;&lt;script&gt;&quot;&#39;&amp;</textarea>');
  });

  it('is replaced by a plain page when the site has none', async () => {
    const typed = { from_message: 'Hello' };
    for (const siteDir of [null, temporaryFolder()]) {
      const refusal = new Refusal('STORE_UNAVAILABLE');
      const page = await notSentPage(refusal, typed, { siteDir, language });
      expect(page).toContain(
        '<p>Our mail service is down, so nothing was sent. Please try again in a few minutes.</p>',
      );
      expect(page).toContain('<dt>message</dt><dd><pre dir="auto">Hello</pre></dd>');
      expect(page).not.toContain('<!--');
      expect(page).toContain('<html lang="en" dir="ltr">');
    }
  });
});
