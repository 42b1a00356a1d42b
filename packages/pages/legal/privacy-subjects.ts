/** What a privacy policy has to say once something is switched on, by the names of the sentences about it. */
export const privacySubjects = ['figures', 'confirmations', 'files', 'webhook'] as const;
export type PrivacySubject = (typeof privacySubjects)[number];
