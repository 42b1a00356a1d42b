/** A file of the product, and where a project has it. */
type HostFile = readonly [from: string, to: string];

const services: readonly HostFile[] = [
  ['deploy/mail-gateway.service', 'deploy/mail-gateway.service'],
  ['deploy/admin.service', 'deploy/admin.service'],
];

/** The files that a project gets for its host. */
const files: Readonly<Record<string, readonly HostFile[]>> = {
  netlify: [['deploy/netlify.toml', 'netlify.toml']],
  vercel: [['deploy/vercel.json', 'vercel.json']],
  cloudflare: [['deploy/wrangler.jsonc', 'wrangler.jsonc']],
  // GitHub Pages has a job in the workflow instead of a file; see writeProject.
  'github-pages': [],
  caddy: [['deploy/gateway.Caddyfile', 'deploy/gateway.Caddyfile'], ...services],
  nginx: [['deploy/gateway.nginx.conf', 'deploy/gateway.nginx.conf'], ...services],
  container: [
    ['deploy/Dockerfile', 'Dockerfile'],
    ['deploy/dockerignore', '.dockerignore'],
    ['deploy/compose.yaml', 'compose.yaml'],
    ['deploy/compose.admin.yaml', 'compose.admin.yaml'],
    ['deploy/compose.postgres.yaml', 'compose.postgres.yaml'],
    ['deploy/gateway.Caddyfile', 'gateway.Caddyfile'],
  ],
  none: [],
};

/** The hosts for which a project can be made. */
export const hosts = Object.keys(files);

/** Hosts that answer with files alone, so that a mail gateway has to run elsewhere. */
export const hostsOfFiles: readonly string[] = ['netlify', 'vercel', 'cloudflare', 'github-pages'];

export const isHost = (name: string): boolean => Object.hasOwn(files, name);

/** The files for a host; none for an unknown host. */
export const filesFor = (host: string | undefined): readonly HostFile[] =>
  host !== undefined && isHost(host) ? (files[host] ?? []) : [];
