import { expect, test } from 'vitest';
import { merge, withValueAt } from './merge.ts';

const base = { title: 'Coldline', link: '', users: ['a', 'b'], head: { text: 'One', more: 'Two' } };

test('a value that only one side changed is taken from that side', () => {
  const mine = { ...base, title: 'Coldline 2', head: { text: 'One', more: 'Three' } };
  const theirs = { ...base, link: '/contact', head: { text: 'Zero', more: 'Two' } };
  expect(merge(base, mine, theirs)).toEqual({
    value: {
      ...base,
      title: 'Coldline 2',
      link: '/contact',
      head: { text: 'Zero', more: 'Three' },
    },
    conflicts: [],
  });
});

test('a value that both sides changed is a conflict at its place, and is taken from this side', () => {
  const mine = { ...base, users: ['a', 'mine'], title: 'Mine' };
  const theirs = { ...base, users: ['a', 'theirs'], title: 'Theirs' };
  expect(merge(base, mine, theirs)).toEqual({
    value: mine,
    conflicts: [
      { path: ['title'], mine: 'Mine', theirs: 'Theirs' },
      { path: ['users', 1], mine: 'mine', theirs: 'theirs' },
    ],
  });
});

test('the same change on both sides is no conflict', () => {
  const changed = { ...base, title: 'Coldline 2' };
  expect(merge(base, changed, { ...changed })).toEqual({ value: changed, conflicts: [] });
});

test('lists of different lengths are a single conflict', () => {
  const mine = { ...base, users: ['a', 'b', 'c'] };
  const theirs = { ...base, users: ['b'] };
  expect(merge(base, mine, theirs).conflicts).toEqual([
    { path: ['users'], mine: ['a', 'b', 'c'], theirs: ['b'] },
  ]);
});

test('a list whose elements both sides moved is a single conflict, and no element is lost or repeated', () => {
  const links = (...texts: string[]) => ({ links: texts.map((text) => ({ text, href: '/' })) });
  const [mine, theirs] = [links('B', 'A', 'C', 'D'), links('B', 'C', 'A', 'D')];
  expect(merge(links('A', 'B', 'C', 'D'), mine, theirs)).toEqual({
    value: mine,
    conflicts: [{ path: ['links'], mine: mine.links, theirs: theirs.links }],
  });
  // Here the two sides moved different elements.
  const both = merge(
    links('A', 'B', 'C', 'D'),
    links('B', 'A', 'C', 'D'),
    links('A', 'B', 'D', 'C'),
  );
  expect(both).toEqual({ value: links('B', 'A', 'D', 'C'), conflicts: [] });
  const [off, moved] = [
    ['hero', 'team (off)', 'process'],
    ['hero', 'process', 'team'],
  ];
  expect(merge(['hero', 'team', 'process'], off, moved).value).toEqual(off);
});

test('an empty field that the file leaves out is no change', () => {
  const { link: _, ...withoutLink } = base;
  const theirs = { ...withoutLink, title: 'Coldline 2' };
  expect(merge(withoutLink, { ...base, isShown: false }, theirs)).toEqual({
    value: theirs,
    conflicts: [],
  });
});

test('a field that one side removed stays removed', () => {
  const { link: _, ...without } = { ...base, link: '/contact' };
  expect(
    merge({ ...base, link: '/contact' }, without, { ...base, link: '/contact' }).value,
  ).toEqual(without);
});

test('a value is put in its place in a copy', () => {
  expect(withValueAt(base, ['users', 1], 'c')).toEqual({ ...base, users: ['a', 'c'] });
  expect(withValueAt({}, ['head', 'text'], 'Zero')).toEqual({ head: { text: 'Zero' } });
  expect(base.users).toEqual(['a', 'b']);
});
