import { expect, test } from 'vitest';
import { isReachable } from './email-address.ts';

test.each([
  'ada@example.com',
  ' ada@example.com ',
  'josé@example.com',
  'दीपक@डाटामेल.भारत',
  'ผู้ใช้@ตัวอย่าง.ไทย',
  'info@bücher.example',
  'info@xn--bcher-kva.example',
  'aaa..bbbb.cc@docomo.ne.jp',
  'taro.@docomo.ne.jp',
  '.taro@docomo.ne.jp',
  '太郎@例え。テスト',
  '"ada lovelace"@example.com',
  'o’brien+shop@example.museum',
  'root@localhost',
])('mail may reach %s', (address) => {
  expect(isReachable(address)).toBe(true);
});

test.each([
  '',
  'ada',
  'ada at example.com',
  'ada@',
  '@example.com',
  'ada@@example.com',
  'ada@example@com',
  'ada lovelace@example.com',
  'ada@example com',
  'ada@example,com',
  'ada@example..com',
  'ada@.com',
  'ada@example.com.',
  'Ada <ada@example.com>',
  'ada@example.com, bob@example.com',
  'mailto:ada@example.com',
])('%s is no address', (text) => {
  expect(isReachable(text)).toBe(false);
});
