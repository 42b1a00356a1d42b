/** The subjects that a privacy policy has to mention once they are switched on; also the names of its sentences. */
export const privacySubjects = ['figures', 'confirmations', 'files', 'webhook'] as const;
export type PrivacySubject = (typeof privacySubjects)[number];
