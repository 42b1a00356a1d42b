/** The files of the product that a host of an agency's project reads: from where, and to where in the project. */
type HostFiles = Readonly<Record<string, string>>;

const units: HostFiles = {
  'deploy/mail-gateway.service': 'deploy/mail-gateway.service',
  'deploy/admin.service': 'deploy/admin.service',
};

/** What `npm run create -- --host` copies, by the name of the host. */
export const HOST_FILES = {
  netlify: { 'deploy/netlify.toml': 'netlify.toml' },
  vercel: { 'deploy/vercel.json': 'vercel.json' },
  cloudflare: { 'deploy/wrangler.jsonc': 'wrangler.jsonc' },
  // The workflow that every project has.
  'github-pages': {},
  caddy: { ...units, 'deploy/gateway.Caddyfile': 'deploy/gateway.Caddyfile' },
  nginx: { ...units, 'deploy/gateway.nginx.conf': 'deploy/gateway.nginx.conf' },
  container: {
    'deploy/Dockerfile': 'Dockerfile',
    'deploy/dockerignore': '.dockerignore',
    'deploy/compose.yaml': 'compose.yaml',
    'deploy/compose.admin.yaml': 'compose.admin.yaml',
    'deploy/compose.postgres.yaml': 'compose.postgres.yaml',
    'deploy/gateway.Caddyfile': 'gateway.Caddyfile',
  },
  none: {},
} satisfies Readonly<Record<string, HostFiles>>;
