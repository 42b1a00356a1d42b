import { icon } from '../../icons.ts';
import { type Screen, stepPicture } from '../../screen.ts';

const words =
  /(\/\/.*)|('[^']*')|\b(export|async|function|const|await|for|of|if|return|import|from|type)\b|\b(\d+)\b|([a-zA-Z]+)(?=\()/g;

/** A line of TypeScript with syntax highlighting. */
function coloured(line: string): string {
  return line.replaceAll('<', '&lt;').replace(words, (word, comment, text, keyword, number) => {
    if (comment) return `<q>${word}</q>`;
    if (text) return `<s>${word}</s>`;
    if (keyword) return `<b>${word}</b>`;
    return number ? `<u>${word}</u>` : `<i>${word}</i>`;
  });
}

const source = `// A phone that dies keeps its readings:
// they are sent when it wakes.
export async function sendWaiting(
  box: Outbox,
  depot: Depot,
) {
  const waiting = await box.oldest(50);

  for (const reading of waiting) {
    const answer = await depot.send(reading);
    if (answer === 'offline') return;
    await box.remove(reading.id);
  }

  if (waiting.length === 50) {
    await sendWaiting(box, depot);
  }
}`.split('\n');

const editor = stepPicture(
  'development-a',
  `
body { background: var(--ink800); color: #d6dcf7; }
.tabs { display: flex; height: 46px; background: #30365f; font: 500 14px/46px JetBrains; color: #aab2dc; } .tabs span { padding: 0 18px; } .tabs .on { background: var(--ink800); color: #fff; box-shadow: inset 0 3px var(--laterite500); }
pre { font: 500 14.2px/25px JetBrains; font-variant-ligatures: none; padding: 14px 0 0; } pre div { padding-left: 50px; position: relative; height: 25px; white-space: pre; } pre div::before { counter-increment: line; content: counter(line); position: absolute; left: 0; width: 34px; text-align: right; color: #737cb0; } pre { counter-reset: line 11; }
pre .at { background: #2f3768; box-shadow: inset 3px 0 var(--laterite500); } q, s, u, i, b { all: unset; } q { color: #98a1d0; quotes: none; } s { color: #ffc38f; } u { color: #ffc38f; } b { color: #9fb2ff; } i { color: #8fe0c4; }
footer { position: absolute; left: 0; right: 0; bottom: 0; height: 42px; background: var(--indigo700); display: flex; align-items: center; gap: 9px; padding: 0 18px; font: 500 14px Instrument; color: #fff; } footer span { margin-left: auto; color: var(--indigo300); }
q::before, q::after { content: none; }
`,
  `<div class="tabs"><span class="on">outbox.ts</span><span>depot.ts</span><span>reading.ts</span></div><pre>${source.map((line, index) => `<div${index === 10 ? ' class="at"' : ''}>${coloured(line)}</div>`).join('')}</pre><footer>${icon('check')}No problems<span>main, 3 ahead</span></footer>`,
);

const changes = [
  ['Keep readings while offline', 'Emeka', 'done'],
  ['Warn at six degrees', 'Halima', 'done'],
  ['Show the route in Hausa too', 'Tunde', 'done'],
  ['Call the driver with one tap', 'Halima', 'look'],
  ['Fit the number on small screens', 'Tunde', 'look'],
  ['Sign with a finger', 'Adaeze', 'work'],
] as const;
const states = {
  done: ['Shipped', 'check'],
  look: ['In review', 'search'],
  work: ['In progress', 'dots'],
} as const;

const list = stepPicture(
  'development-b',
  `
body { background: var(--sand100); padding: 32px 28px 0; }
h1 { font-size: 30px; } p.sub { font-size: 16px; color: var(--ink600); margin: 5px 0 18px; }
li { display: grid; grid-template-columns: 40px 1fr; gap: 14px; align-items: center; background: #fff; border-radius: 14px; padding: 0 16px; height: 63px; margin-bottom: 8px; font-size: 14.5px; color: var(--ink600); } li b { display: block; font-size: 17px; line-height: 1.15; color: var(--ink950); white-space: nowrap; } li i { width: 40px; height: 40px; border-radius: 50%; display: grid; place-items: center; font-size: 19px; }
.done i { background: var(--indigo700); color: #fff; } .look i { background: var(--indigo100); color: var(--indigo700); } .work i { background: var(--laterite500); color: var(--ink950); } .icon { stroke-width: 2.2; }
`,
  `<h1>Show and tell, Friday</h1><p class="sub">Three shipped, three on their way</p><ul>${changes.map(([what, who, state]) => `<li class="${state}"><i>${icon(states[state][1])}</i><div><b>${what}</b>${states[state][0]}, ${who}</div></li>`).join('')}</ul>`,
);

/** The code that keeps what a dead phone knew, and the changes of a week. */
export const development: Screen[] = [editor, list];
