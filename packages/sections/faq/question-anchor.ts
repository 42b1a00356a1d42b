/** The anchor of a question. @param id the name of its file */
export const questionAnchor = (id: string): string => `question-${id.replaceAll(' ', '-')}`;
