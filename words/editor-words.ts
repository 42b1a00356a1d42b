// Made from words/en.yaml by `vitest run --project words -u`.

type Texts<Names extends string> = Readonly<Record<Names, string>>;

type Value = string | number;

type Message<Values> = (values: Values) => string;

/** The words of the editor in a language: texts, and functions where a message has arguments. */
export type Words = {
  page: Texts<'editor' | 'backToOverview' | 'search' | 'find' | 'remove' | 'nothingSaved' |
      'signOut'> & {
    line: Message<{ line: Value }>;
    removeThis: Message<{ what: Value }>;
    moveUp: Message<{ what: Value }>;
    moveDown: Message<{ what: Value }>;
    found: Message<{ what: Value }>;
    notFound: Texts<'title' | 'sentence'>;
    signedInAs: Message<{ email: Value }>;
    navigation: Texts<'content' | 'inbox' | 'publish' | 'history'>;
  };
  server: {
    notFromHere: Texts<'title' | 'sentence'>;
    mayNotPublish: Texts<'title' | 'sentence'>;
    notLikeThis: Texts<'title' | 'sentence'>;
    tooLarge: Texts<'title' | 'sentence'>;
    error: Texts<'title' | 'sentence'>;
  };
  overview: Texts<'title' | 'heading' | 'inOrder' | 'seeDrafts' | 'hidden' | 'drag' |
      'duplicate' | 'study' | 'writeStudy' | 'removeStudy' | 'undo' | 'removedBefore' |
      'untilPublished'> & {
    notInOrder: Message<{ issues: number }>;
    drafts: Message<{ count: number; mark: Value }>;
    count: Message<{ entries: number }>;
    writing: Message<{ names: Value }>;
    isNow: Message<{ entry: Value; position: Value; count: Value }>;
    duplicateEntry: Message<{ entry: Value }>;
    studyOf: Message<{ project: Value }>;
    writeStudyOf: Message<{ project: Value }>;
    removeStudyOf: Message<{ project: Value }>;
    wasRemoved: Message<{ entry: Value }>;
    isBack: Message<{ entry: Value }>;
    areas: Texts<'home' | 'home-head' | 'contact-page' | 'legal-pages' | 'every-page' |
        'missing-page' | 'look-and-facts'>;
  };
  entry: Texts<'addPage' | 'copy' | 'save' | 'isStillRight' | 'saved' | 'merged' |
      'isWrong' | 'fieldsAreWrong' | 'breaksSomethingElse' | 'body' | 'bodyHint' |
      'source' | 'sourceHint' | 'theText'> & {
    addTo: Message<{ list: Value }>;
    writeStudy: Message<{ project: Value }>;
    copyOf: Message<{ entry: Value }>;
    others: Message<{ names: Value }>;
    unsaved: Texts<'show' | 'drop'> & {
      sentence: Message<{ time: Value }>;
    };
  };
  conflict: Texts<'title' | 'explanation' | 'youWrote' | 'itNowSays' | 'leave' | 'text' |
      'wholeFile'>;
  form: Texts<'rare'> & {
    add: Message<{ element: Value }>;
    addTo: Message<{ element: Value; list: Value }>;
    atMost: Message<{ longest: Value }>;
  };
  link: Texts<'pages' | 'sections' | 'networks' | 'other' | 'none' | 'home' | 'contact' |
      'address'> & {
    caseStudy: Message<{ title: Value }>;
  };
  theme: Texts<'title' | 'explanation' | 'allReadable' | 'someUnreadable' | 'unreadableColour' |
      'take' | 'pick'> & {
    instead: Texts<'paper' | 'ink'>;
  };
  list: {
    notRemoved: Texts<'title' | 'sentence'>;
    notMoved: Texts<'title' | 'sentence'>;
    notBack: Texts<'title' | 'sentence'>;
    isGone: Texts<'title' | 'sentence'>;
  };
  picture: Texts<'otherPicture' | 'firstPicture' | 'keepOld' | 'keepNone' | 'none' |
      'dropHere' | 'notShownYet' | 'tooLarge' | 'part' | 'partHint' | 'fromLeft' |
      'fromTop' | 'zoom' | 'keepOnlyPart'> & {
    picture: Message<{ name: Value }>;
    chosen: Message<{ name: Value }>;
  };
  richText: Texts<'hint' | 'toolbar' | 'title' | 'subtitle' | 'bold' | 'italic' | 'link' |
      'bullets' | 'numbers' | 'quote' | 'picture' | 'undo' | 'redo' | 'address' |
      'addressHint' | 'apply' | 'noLink' | 'cancel' | 'opaque' | 'description' |
      'descriptionHint' | 'removePicture' | 'notAdded'> & {
    missingPicture: Message<{ name: Value }>;
    adding: Message<{ name: Value }>;
    refused: Message<{ name: Value; reason: Value }>;
  };
  preview: Texts<'region' | 'seePage' | 'width' | 'phone' | 'desk' | 'views' | 'form' |
      'page' | 'frame' | 'starting' | 'failed' | 'faulty' | 'building' | 'outdated' |
      'nothingToShow' | 'sectionIsAbsent' | 'notFound' | 'pickHint'> & {
    noPage: Texts<'title' | 'sentence'>;
    shortcut: Message<{ brand: Value }>;
  };
  search: Texts<'title'> & {
    found: Message<{ count: number; query: Value }>;
  };
  translations: Texts<'title' | 'explanation' | 'see' | 'outdated' | 'check' | 'inherited' |
      'stays' | 'needed' | 'source' | 'clash'> & {
    waiting: Message<{ what: Value; language: Value; name: Value }>;
    open: Message<{ count: number }>;
    missing: Message<{ count: number }>;
  };
  change: Texts<'added' | 'removed' | 'order' | 'picture' | 'text' | 'before' | 'after' |
      'nothing' | 'absent' | 'first' | 'broughtTogether' | 'nothingVisible'> & {
    moved: Message<{ name: Value; from: Value; to: Value }>;
    more: Message<{ count: Value }>;
  };
  publish: Texts<'title' | 'heading' | 'nothingChanged' | 'onlySmallThings' | 'willBeSent' |
      'willBeBuilt' | 'willBeKept' | 'choose' | 'nothingChosen' | 'publish' | 'publishing' |
      'sendAgain' | 'history' | 'published' | 'sentNext' | 'builtNext' | 'seeSite' |
      'notPublished' | 'stillKept' | 'notKept' | 'whatWasSaid'> & {
    changesSince: Message<{ count: number }>;
    later: Texts<'title' | 'time' | 'hint' | 'confirm' | 'tryAgain' | 'triedAgain' |
        'cancel' | 'past'> & {
      waits: Message<{ time: Value }>;
      failed: Message<{ time: Value }>;
    };
    hiddenLinks: Message<{ links: Value }>;
    unfinished: Texts<'sentence' | 'where'> & {
      heading: Message<{ count: number }>;
    };
    wrongChoice: Texts<'heading' | 'sentence'>;
    waiting: Message<{ count: number }>;
    newer: Texts<'heading' | 'sentence'>;
    sample: Texts<'heading' | 'sentence'>;
    noHistory: Texts<'heading' | 'forDevelopers'>;
    online: Texts<'late'> & {
      since: Message<{ time: Value }>;
      notYet: Message<{ time: Value }>;
      noAnswer: Message<{ url: Value }>;
    };
    publishedAt: Message<{ time: Value }>;
    kept: Texts<'heading' | 'sentence'>;
    wrong: Texts<'heading' | 'sentence'>;
    wrongTogether: Texts<'heading' | 'sentence'>;
    notBuilt: Texts<'heading' | 'sentence'>;
    failures: Texts<'noGit' | 'noRepository' | 'otherWork' | 'otherConflict' | 'newer' |
        'refused' | 'offline' | 'unknown'>;
    conflict: Texts<'heading' | 'sentence' | 'here' | 'there' | 'keepHere' | 'keepThere' |
        'publish' | 'later'>;
    discard: Texts<'label' | 'sentence' | 'confirm' | 'keep' | 'done'> & {
      labelFor: Message<{ entry: Value }>;
      question: Message<{ entry: Value }>;
      refused: Texts<'heading' | 'sentence'>;
      gone: Texts<'title' | 'sentence'>;
    };
    changeCount: Message<{ count: number }>;
  };
  history: Texts<'title' | 'heading' | 'intro' | 'none' | 'look' | 'takeBack' | 'backToHistory' |
      'nothingLeft'> & {
    by: Message<{ time: Value; author: Value }>;
    lookFor: Message<{ publication: Value }>;
    takeBackFor: Message<{ publication: Value }>;
    takenBack: Texts<'heading' | 'sentence'>;
    laterStays: Message<{ entries: Value }>;
    breaks: Texts<'heading' | 'sentence'>;
  };
  inbox: Texts<'title' | 'all' | 'viewsLabel' | 'search' | 'find' | 'none' | 'noneNew' |
      'noneYet' | 'noDatabase' | 'older' | 'export' | 'nobody' | 'noSubject' |
      'maybeSpam' | 'back' | 'from' | 'email' | 'phone' | 'received' | 'page' |
      'language' | 'answer' | 'noAddress' | 'note' | 'noteHint' | 'saveNote' |
      'noteSaved' | 'release' | 'released' | 'webhookFailed' | 'erase' | 'eraseText' |
      'keep' | 'file' | 'erased' | 'gone' | 'goneText' | 'delivery'> & {
    views: Texts<'new' | 'answered' | 'archived' | 'spam'>;
    found: Message<{ count: number; query: Value }>;
    reply: Message<{ subject: Value }>;
    handling: Texts<'new' | 'answered' | 'archived'>;
    is: Texts<'new' | 'answered' | 'archived'>;
    marked: Message<{ what: Value }>;
    eraseQuestion: Message<{ name: Value }>;
    states: Texts<'queued' | 'sending' | 'failed' | 'spam'> & {
      sent: Message<{ date: Value }>;
    };
    failing: Message<{ reason: Value }>;
    followUps: {
      webhook: Message<{ state: Value }>;
      confirmation: Message<{ state: Value }>;
    };
    followUpStates: Texts<'queued' | 'sending' | 'sent' | 'failed'>;
    why: Message<{ reasons: Value }>;
    reasons: Texts<'honeypot' | 'blank' | 'flood' | 'many-links' | 'link-in-name' | 'forum-markup' |
        'no-page' | 'invalid-address'>;
  };
};
