const boxesIn = (part: ParentNode) => [
  ...part.querySelectorAll<HTMLInputElement>('[type="checkbox"][name="publish"]'),
];

/** Shows the number of ticked boxes of a part, in the words that the server provides. */
function count(part: ParentNode, said: HTMLElement): void {
  const ticked = boxesIn(part).filter(({ checked }) => checked).length;
  said.textContent = (said.dataset['chosen'] ?? '').replace('{count}', String(ticked));
}

function countAll(form: HTMLFormElement): void {
  for (const said of form.querySelectorAll<HTMLElement>('[data-chosen]')) {
    count(said.closest('[data-changes]') ?? form, said);
  }
}

/** Stores the ticked changes for the next visit, and ticks all or none without leaving the page. */
export function keepChoice(form: HTMLFormElement): void {
  let last: Promise<unknown> = Promise.resolve();
  const send = () => {
    const body = new FormData(form);
    body.set('quiet', 'true');
    const options = { method: 'POST', body, keepalive: true } as const;
    // Only for the next visit: the form of a publication sends its own choice.
    last = last.then(() => fetch('/admin/publish/choice', options)).catch(() => undefined);
  };
  form.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'publish') return;
    countAll(form);
    send();
  });
  form.addEventListener('submit', (event) => {
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'choose') return;
    event.preventDefault();
    for (const box of boxesIn(form)) box.checked = submitter.value === 'all';
    countAll(form);
    send();
  });
  // Where the browser went back to this page, the boxes are as they were left, and the server's numbers are old.
  countAll(form);
}
