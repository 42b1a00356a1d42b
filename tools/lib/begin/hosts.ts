/** A file of the product, and where a project has it. */
type HostFile = readonly [from: string, to: string];

const service: HostFile = ['mail-gateway/deploy/mail-gateway.service', 'deploy/website.service'];

/** What a project gets for the host of its site. */
const files: Readonly<Record<string, readonly HostFile[]>> = {
  netlify: [['netlify.toml', 'netlify.toml']],
  vercel: [['vercel.json', 'vercel.json']],
  cloudflare: [['wrangler.jsonc', 'wrangler.jsonc']],
  // Its part of the workflow; see writeProject.
  'github-pages': [],
  caddy: [['deploy/gateway.Caddyfile', 'deploy/Caddyfile'], service],
  nginx: [['deploy/gateway.nginx.conf', 'deploy/nginx.conf'], service],
  container: [
    ['create/template/container/Dockerfile', 'Dockerfile'],
    ['create/template/container/compose.yaml', 'compose.yaml'],
    ['create/template/container/dockerignore', '.dockerignore'],
    ['deploy/gateway.Caddyfile', 'Caddyfile'],
  ],
  none: [],
};

/** The hosts that a project can be made for. */
export const hosts = Object.keys(files);

export const isHost = (name: string): boolean => Object.hasOwn(files, name);

/** The files for a host; none for one that is not known. */
export const filesFor = (host: string | undefined): readonly HostFile[] =>
  host !== undefined && isHost(host) ? (files[host] ?? []) : [];
