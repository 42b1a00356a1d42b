import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gatewayFlags } from './gateway-program.ts';
import { productRoot } from './root.ts';

it.each(['deploy/Dockerfile', 'deploy/mail-gateway.service'])(
  'the gateway is run by %s with the flags that it is tested and measured with',
  (file) => {
    const text = readFileSync(join(productRoot, file), 'utf8');
    expect(gatewayFlags.filter((flag) => !text.includes(flag))).toEqual([]);
  },
);
