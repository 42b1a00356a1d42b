import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { actions } from './commands.ts';
import { read, write } from './markdown.ts';

test.each([
  ['title', '## Us'],
  ['subtitle', '### Us'],
  ['bullets', '- Us'],
  ['numbers', '1. Us'],
  ['quote', '> Us'],
] as const)('the button %s makes %s of a paragraph, and takes it back', (name, made) => {
  const { doc } = read('Us');
  let state = EditorState.create({ doc, selection: TextSelection.atStart(doc) });
  for (const text of [made, 'Us']) {
    actions[name].run(state, (transaction) => {
      state = state.apply(transaction);
    });
    expect(write(state.doc, [])).toBe(text);
  }
});
