import { describe, expect, it } from 'vitest';
import { checkOrigin } from './origins.ts';

const allowed = ['https://www.agency.example'];

describe('the origin of a message', () => {
  it.each([
    ['http://agency.example:4321', 'agency.example:4321'],
    ['https://agency.example', 'agency.example'],
    ['https://agency.example', 'agency.example:443'],
    ['https://agency.example', 'AGENCY.example'],
    ['http://[::1]:4321', '[::1]:4321'],
    ['https://www.agency.example', 'mail.agency.example'],
  ])('%s is allowed for a request to %s', (origin, host) => {
    expect(checkOrigin(origin, host, allowed)).toBe('allowed');
  });

  it.each([
    ['https://evil.example', 'agency.example'],
    ['http://www.agency.example', 'mail.agency.example'],
    ['https://agency.example:8443', 'agency.example'],
    ['https://agency.example.evil.example', 'agency.example'],
    ['https://www.agency.example.evil.example', 'mail.agency.example'],
    ['https://agency.example@evil.example', 'agency.example'],
    ['https://agency.example/', 'agency.example'],
    ['https://evil.example, https://agency.example', 'agency.example'],
    ['file://', 'agency.example'],
    ['nonsense', 'agency.example'],
    ['https://agency.example', undefined],
  ])('%s is foreign for a request to %s', (origin, host) => {
    expect(checkOrigin(origin, host, allowed)).toBe('foreign');
  });

  it.each([undefined, 'null', ''])('%s says nothing', (origin) => {
    expect(checkOrigin(origin, 'agency.example', allowed)).toBe('unknown');
  });
});
