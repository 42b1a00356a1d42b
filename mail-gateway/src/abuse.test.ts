import { describe, expect, it } from 'vitest';
import { judge } from './abuse.ts';
import { cleanFields } from './message.ts';

const calm = { honeypot: '', originKnown: true, flood: false };
const fields = cleanFields({ from_name: 'Ada', from_message: 'Hello' });

describe('judging a message', () => {
  it('lets an ordinary one through without a doubt', () => {
    expect(judge(fields, calm)).toEqual({ state: 'queued', doubts: '' });
  });

  it('holds one with the trap filled in', () => {
    expect(judge(fields, { ...calm, honeypot: 'Acme' })).toEqual({
      state: 'spam',
      doubts: 'honeypot',
    });
  });

  it('holds one that is blank everywhere', () => {
    expect(judge(cleanFields({ from_message: ' \r\n' }), calm).state).toBe('spam');
  });

  it('holds what comes in a flood', () => {
    expect(judge(fields, { ...calm, flood: true })).toEqual({ state: 'spam', doubts: 'flood' });
  });

  it('only notes that the browser did not say whose page it was', () => {
    expect(judge(fields, { ...calm, originKnown: false })).toEqual({
      state: 'queued',
      doubts: 'no-origin',
    });
  });
});
