// @vitest-environment happy-dom
import { DOMParser as ModelParser } from 'prosemirror-model';
import { expect, test } from 'vitest';
import { write } from './markdown.ts';
import { cleanPaste } from './paste.ts';
import { schema } from './schema.ts';

/** What pasted HTML becomes in the file. */
function pasted(html: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = cleanPaste(html);
  return write(ModelParser.fromSchema(schema).parse(holder), []);
}

test('what is pasted from Word keeps its words, titles, lists and links, and nothing else', () => {
  const word = `<html><head><style>p.MsoNormal { color: red }</style></head><body>
<!--StartFragment--><h1 style="color:red">1. Who we are<o:p></o:p></h1>
<p class="MsoNormal"><span style="font-family:Calibri">We are <b style="mso-bidi-font-weight:normal">few</b>.<o:p></o:p></span></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>one</p>
<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>two</p>
<p class="MsoNormal"><a href="https://example.com">A link</a> and <a href="javascript:alert(1)">none</a>, <img src="file:///c.png"></p>
<!--EndFragment--></body></html>`;
  expect(pasted(word)).toBe(
    [
      '## 1. Who we are',
      'We are **few**.',
      '- one\n- two',
      '[A link](https://example.com) and none,',
    ].join('\n\n'),
  );
});

test('what a web page calls bold without being it stays plain', () => {
  expect(pasted('<b style="font-weight:normal"><p>One</p><h4>Two</h4></b>')).toBe('One\n\n### Two');
});
