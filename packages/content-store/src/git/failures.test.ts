import { expect, test } from 'vitest';
import { failureFrom, failureOf, GitError } from './failures.ts';

test.each([
  ['noRepository', 'fatal: not a git repository (or any of the parent directories): .git'],
  ['noGit', 'xcode-select: note: no developer tools were found at /Applications/Xcode.app'],
  [
    'otherWork',
    'error: Your local changes to the following files would be overwritten by merge:\n\tsite/code.js',
  ],
  [
    'otherOwner',
    "fatal: detected dubious ownership in repository at '/srv/site'\nTo add an exception for this directory, call:",
  ],
  ['otherOwner', "fatal: unsafe repository ('/srv/site' is owned by someone else)"],
  ['unsigned', 'error: gpg failed to sign the data\nfatal: failed to write commit object'],
  [
    'unsigned',
    'error: cannot run gpg: No such file or directory\nerror: gpg failed to sign the data',
  ],
  [
    'unsigned',
    'error: Load key "/home/a/.ssh/id": incorrect passphrase supplied to decrypt private key?\n\nfatal: failed to write commit object',
  ],
  [
    'locked',
    "fatal: Unable to create '/srv/site/.git/index.lock': File exists.\n\nAnother git process seems to be running",
  ],
  ['noSpace', 'error: unable to write file .git/objects/1a/tmp_obj: No space left on device'],
  ['noSpace', 'fatal: write error: Disk quota exceeded'],
  [
    'refused',
    ' ! [remote rejected] HEAD -> main (unpacker error)\nremote: No space left on device',
  ],
  ['newer', ' ! [rejected]        HEAD -> main (fetch first)\nerror: failed to push some refs'],
  ['newer', ' ! [rejected]        HEAD -> main (non-fast-forward)'],
  ['refused', ' ! [remote rejected] HEAD -> main (protected branch hook declined)'],
  [
    'refused',
    'git@example.com: Permission denied (publickey).\nfatal: Could not read from remote repository.',
  ],
  [
    'refused',
    "fatal: could not read Username for 'https://example.com': terminal prompts disabled",
  ],
  [
    'refused',
    "fatal: unable to access 'https://example.com/': The requested URL returned error: 403",
  ],
  [
    'offline',
    "fatal: '/srv/host.git' does not appear to be a git repository\nfatal: Could not read from remote repository.",
  ],
  [
    'offline',
    "remote: Repository not found.\nfatal: repository 'https://example.com/a/' not found",
  ],
  [
    'offline',
    "fatal: unable to access 'https://example.com/': Could not resolve host: example.com",
  ],
  [
    'offline',
    'ssh: connect to host example.com port 22: Connection timed out\nfatal: Could not read from remote repository.',
  ],
  // On this machine, not on the host.
  ['unknown', 'error: open(".git/objects/1a/tmp_obj"): Permission denied'],
  ['unknown', '.git/hooks/pre-commit: line 3: /usr/bin/lint: Permission denied'],
] as const)('the reason "%s" is read from what Git says: %s', (reason, message) => {
  expect(failureFrom(message).reason).toBe(reason);
});

test("the message of a host's hook is reported without the words of Git", () => {
  const errors = `remote: Resolving deltas: 100% (2/2)
remote: The contract has ended on Friday.        
remote: Please call us.        
To /srv/host.git
 ! [remote rejected] HEAD -> main (pre-receive hook declined)
error: failed to push some refs to '/srv/host.git'
`;
  expect(failureFrom(errors)).toEqual({
    reason: 'refused',
    message: 'The contract has ended on Friday.\nPlease call us.',
  });
});

test('the message of a hook on this machine is reported unchanged', () => {
  expect(failureFrom('No changes on Sundays.\n').message).toBe('No changes on Sundays.');
});

test('an error that does not come from Git is thrown again', () => {
  const failure = { reason: 'offline', message: '' } as const;
  expect(failureOf(new GitError(failure))).toBe(failure);
  expect(() => failureOf(new TypeError('a fault in the editor'))).toThrow('a fault in the editor');
});
