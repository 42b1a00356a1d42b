// The buttons for passkeys on the pages of /admin/sign-in, which show without this script.

/** Sends JSON. @returns the answer; @throws when it is a refusal. */
async function post(path, body) {
  const headers = body ? { 'content-type': 'application/json' } : {};
  const answer = await fetch(path, { method: 'POST', headers, body: body && JSON.stringify(body) });
  if (!answer.ok) {
    throw new Error(`${path} answered ${answer.status}`);
  }
  return answer;
}

async function add() {
  const options = await (await post('/admin/passkeys/options')).json();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  await post('/admin/passkeys', await navigator.credentials.create({ publicKey }));
  location.reload();
}

async function signIn() {
  const options = await (await post('/admin/sign-in/passkey/options')).json();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const answer = await post(
    '/admin/sign-in/passkey',
    await navigator.credentials.get({ publicKey }),
  );
  location.assign(answer.headers.get('location'));
}

const offer = document.querySelector('[data-passkey]');
const button = offer?.querySelector('button');
if (button && window.PublicKeyCredential?.parseCreationOptionsFromJSON) {
  const failed = offer.querySelector('[role=alert]');
  const run = offer.dataset.passkey === 'add' ? add : signIn;
  button.addEventListener('click', async () => {
    failed.textContent = '';
    button.disabled = true;
    try {
      await run();
    } catch {
      failed.textContent = offer.dataset.failed;
    }
    button.disabled = false;
  });
  offer.hidden = false;
}
