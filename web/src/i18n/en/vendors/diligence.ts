/** The due diligence questionnaire, for the company and for the vendor. */
const yesNo = { yes: 'Yes', no: 'No' };

export const diligence = {
  title: 'Questionnaire',
  failed: 'Couldn’t load the questionnaire.',
  readOnly: 'You can view these answers. Your role does not let you answer for this vendor.',
  progress: '{{answered, number}} of {{of, number}} answered',
  progressLabel: 'Answered questions',
  toNext: 'Next unanswered question',
  answers: { no_personal_data: 'The vendor processes no personal data' },
  states: {
    open: 'In progress',
    sent: 'Submitted by the vendor',
    accepted: 'Accepted',
  },
  sentBy:
    'Submitted by {{name}} ({{email}}), {{when}}. The answers can’t be changed until they are accepted or the questionnaire is reopened.',
  acceptedBy: 'Accepted by {{who}}, {{when}}. These answers are in effect.',
  acceptedFrom: 'Submitted by the vendor: {{name}} ({{email}}), {{when}}.',
  countingBefore: 'The last accepted answers stay in effect until these answers are accepted.',
  byVendor: 'Answered by the vendor',
  accept: 'Accept',
  reopen: 'Reopen',
  finish: 'Finish and accept',
  finishText: 'The answers take effect and are kept as a version.',
  missing_one: '{{count, number}} question is unanswered.',
  missing_other: '{{count, number}} questions are unanswered.',
  done: {
    accept: 'Questionnaire accepted. The answers are now in effect.',
    finish: 'Questionnaire accepted. The answers are now in effect.',
    reopen: 'Questionnaire reopened.',
  },
  notDone: 'Nothing was changed.',
  changedMeanwhile:
    'Someone else changed this questionnaire while you were editing. The current version is shown. Review it, then try again.',
  waiting: 'Some answers are not saved yet. Try again in a moment.',
  review: {
    title: 'Answers that need attention',
    text: 'They raise the risk or are missing. All other answers are below.',
    none: 'No answer raises the risk, and none is missing.',
    high: 'Raises the risk to high',
    medium: 'Raises the risk to medium',
    missing: 'Not answered',
  },
  risk: {
    title: 'Vendor risk',
    decided: 'Decided by: {{gate}}',
    undecided: 'Still open: {{gate}}',
    unknown:
      'The risk is unknown until more questions are answered and the vendor’s record states the data shared, training on our data and criticality.',
    counts: 'This risk is part of the risks of applications that use this vendor.',
    ifAccepted: 'Based on the answers on this page. It takes effect when they are accepted.',
    because: 'Based on',
    trace: 'All criteria, in order',
    rules: 'Rules version {{version}}',
  },
  versions: {
    title: 'Accepted versions',
    text: 'The latest version is in effect.',
    failed: 'Couldn’t load the accepted versions.',
    one: 'Version {{number, number}}, {{when}}',
    sentBy: 'Answered by the vendor: {{name}} ({{email}}), {{when}}.',
    here: 'Answered by your company.',
    acceptedBy: 'Accepted by {{who}}, {{when}}.',
  },
  link: {
    panel: 'Vendor link',
    none: 'The vendor can answer through a link. It requires no account and opens only these questions.',
    ask: 'Ask the vendor',
    another: 'Create another link',
    askText:
      'The link is valid for 30 days or until you revoke it. The vendor sees its name, your company’s name and the questions, but no answers given here. The vendor’s answers replace those answers.',
    make: 'Create link',
    mailTo: 'Email the link to',
    mailHint: 'Leave this empty to share the link yourself.',
    language: 'Email language',
    made: '{{who}} created a link, {{when}}. It is valid until {{ends}}.',
    madeFor: '{{who}} created a link for {{email}}, {{when}}. It is valid until {{ends}}.',
    bounced: 'The email to {{email}} could not be delivered',
    complained: 'The email to {{email}} was marked as spam',
    returnedText:
      'This happened on {{date}}. Check the address and create another link, or share a link yourself. The link still works.',
    mailed: 'The email is on its way. The link is shown only once:',
    notMailed: 'Couldn’t send the email. Share the link yourself. It is shown only once:',
    copyIt: 'Share the link now. It is shown only once.',
    copy: 'Copy link',
    revoke: 'Revoke link',
    title: 'Questions for {{vendor}}',
    text: '{{company}} asks you to answer this questionnaire on behalf of {{vendor}}. Each answer is saved immediately. The link works until {{ends}}.',
    offline: 'Not saved yet. Keep this page open. Your answer is sent when you are back online.',
    refused: 'Not saved.',
    sendTitle: 'Submit your answers',
    sendText: 'Your answers are sent to {{company}}. You can change them afterwards only if you are asked to.',
    name: 'Your name',
    email: 'Your email address',
    send: 'Submit',
    sentTitle: 'Thank you. Your answers were submitted',
    sentText: '{{name}} submitted them to {{company}}, {{when}}. You can read them here while the link is valid.',
    voidTitle: 'This link is no longer valid',
    voidMeanwhile:
      'It was revoked or has expired. Ask {{company}} for a new link. You can read your answers here while this page is open. Answers marked “Not saved” were not received.',
    voidHere: 'This link is no longer valid. Ask {{company}} for a new one.',
    closed: '{{company}} has closed this questionnaire. Contact them if something needs to be changed.',
    taken:
      '{{company}} has since answered this question itself. Answer it again if your answer should replace that one.',
    notSent: 'Not submitted',
    answerAgain_one:
      'This question is open again because someone else answered it in the meantime. Answer it again, then submit:',
    answerAgain_other:
      'These questions are open again because someone else answered them in the meantime. Answer them again, then submit:',
    voidText: 'It may also be incomplete. Ask the person who sent it to you for a new one.',
  },
  steps: {
    step1: { title: 'Models and data', text: 'Responsibility for AI, and the origin of models and data.' },
    step2: { title: 'Security', text: 'Protection of customer data.' },
    step3: { title: 'Privacy', text: 'Handling of personal data.' },
    step4: { title: 'Incidents', text: 'Response to incidents and recovery.' },
    step5: { title: 'Evaluation', text: 'Testing and monitoring of models.' },
    step6: { title: 'Changes and exit', text: 'Notice of changes, audit rights and exit.' },
  },
  /** Variants that address the vendor as "you", for vendors who answer by link. */
  addressed: {
    ai_responsible: { text: 'Have you named a person who is responsible for your AI?' },
    ai_register: { text: 'Do you keep a register of your AI systems and models?' },
    model_facts: { text: 'Do your customers receive a description of each model?' },
    data_origin: {
      text: 'Can you state where your training data came from and your right to use that data?',
      help: 'For models that you trained or adapted. If you train none, give the statements of your suppliers.',
    },
    customer_training: { text: 'Do you train models on customer data?' },
    other_models: {
      text: 'Do your customers know which models of other companies you use?',
      choices: { none_used: 'We use none' },
    },
    attestations: { help: 'Choose all for which you can show a current report or certificate.' },
    processing_agreement: {
      text: 'Do you sign a data processing agreement?',
      choices: { no_personal_data: 'We process no personal data' },
    },
    transfers: { choices: { no_personal_data: 'We process no personal data' } },
    sub_processors: { text: 'Do you notify customers of new sub-processors?', choices: { none_used: 'We use none' } },
    data_requests: {
      text: 'Do you help when people ask to access, correct or delete their data?',
      choices: { no_personal_data: 'We process no personal data' },
    },
    incident_plan: { text: 'Do you have an incident response plan that is practiced every year?' },
    incident_notice: { text: 'How soon do you notify customers of incidents that affect them?' },
    serious_incident: { text: 'Have you had a serious incident in the last 24 months?' },
    recovery_tested: { text: 'Have you tested recovery from backups in the last 12 months?' },
    quality_tested: { text: 'Do you evaluate each release before customers receive it?' },
    watched_in_use: { text: 'Do you monitor quality in production?' },
    change_notice: { text: 'How far in advance do you notify customers of a model change?' },
    version_kept: {
      text: 'Can your customers stay on a version for a time?',
      choices: { not_applicable: 'We provide no models' },
    },
    audit_right: { text: 'Can your customers or their auditors verify these answers?' },
    data_returned: { text: 'Do your customers get their data back when they leave?' },
  },
  questions: {
    record_trains: { text: 'Vendor record: trains on our data', help: '' },
    record_data: { text: 'Vendor record: data shared', help: '' },
    record_criticality: { text: 'Vendor record: criticality', help: '' },

    ai_responsible: {
      text: 'Has the vendor named a person who is responsible for its AI?',
      help: 'A person with the authority to stop a release, not a shared mailbox.',
    },
    ai_register: {
      text: 'Does the vendor keep a register of its AI systems and models?',
      help: 'With an owner, a purpose and a version for each.',
    },
    model_facts: {
      text: 'Do customers receive a description of each model?',
      help: 'Its purpose, its known limitations and how it was evaluated.',
    },
    data_origin: {
      text: 'Can the vendor state where its training data came from and its right to use that data?',
      help: 'For models that the vendor trained or adapted. If it trains none, answer for what its suppliers state.',
      choices: { documented: 'Yes, documented', partly: 'For some of the data', no: 'No' },
    },
    customer_training: {
      text: 'Does the vendor train models on customer data?',
      help: 'Inputs, outputs, files and feedback.',
      choices: {
        never: 'Never',
        opt_in: 'Only if the customer has agreed',
        opt_out: 'Unless the customer objects',
        always: 'Always',
      },
    },
    other_models: {
      text: 'Do customers know which models of other companies the vendor uses?',
      help: 'By name and version, before they are used.',
      choices: { none_used: 'The vendor uses none', told: 'Yes', not_told: 'No' },
    },

    attestations: {
      text: 'Which independent attestations are currently valid?',
      help: 'Choose all for which the vendor can show a current report or certificate.',
      choices: { iso_27001: 'ISO 27001', soc_2: 'SOC 2 Type II', iso_42001: 'ISO 42001', other: 'Other' },
    },
    encryption: {
      text: 'Is customer data encrypted?',
      help: 'In transit and at rest, including backups.',
      choices: { both: 'In transit and at rest', transit: 'In transit only', neither: 'No' },
    },
    staff_access: {
      text: 'Is staff access to customer data limited, logged and protected by a second factor?',
      help: 'All three must apply.',
    },
    separation: {
      text: 'Is the data of different customers kept separate?',
      help: 'No customer, and no answer to a customer, can show the data of another.',
    },
    penetration_test: {
      text: 'When was the last independent penetration test?',
      help: 'A test of the service in question.',
      choices: { within_year: 'Within the last 12 months', older: 'More than 12 months ago', never: 'Never' },
    },
    ai_attacks: {
      text: 'Is the service tested against attacks on AI?',
      help: 'Such as prompt injection, data extraction and jailbreaks.',
    },

    processing_agreement: {
      text: 'Does the vendor sign a data processing agreement?',
      help: 'An agreement that meets Article 28 of the GDPR or an equivalent law.',
      choices: { ...yesNo },
    },
    transfers: {
      text: 'Does personal data leave the European Economic Area?',
      help: 'Remote access counts too.',
      choices: {
        none: 'No',
        safeguarded: 'Yes, with an adequacy decision or standard contractual clauses',
        unsafeguarded: 'Yes, without these safeguards',
      },
    },
    sub_processors: {
      text: 'Are customers notified of new sub-processors?',
      help: 'Choose “Before” only if customers have time to object.',
      choices: { told_before: 'Before', told_after: 'Afterwards', not_told: 'No', none_used: 'The vendor uses none' },
    },
    deletion: {
      text: 'When is a customer’s data deleted after the contract ends?',
      help: 'Including backups.',
      choices: {
        within_30_days: 'Within 30 days',
        within_90_days: 'Within 90 days',
        later: 'Later',
        never: 'Never',
      },
    },
    data_requests: {
      text: 'Does the vendor help when people ask to access, correct or delete their data?',
      help: 'Within the period that the law gives the customer.',
      choices: { ...yesNo },
    },

    incident_plan: {
      text: 'Is there an incident response plan that is practiced every year?',
      help: 'It assigns responsibilities for AI failures as well as for security breaches.',
    },
    incident_notice: {
      text: 'How soon does the vendor notify customers of incidents that affect them?',
      help: 'Answer according to the contract.',
      choices: {
        within_24_hours: 'Within 24 hours',
        within_72_hours: 'Within 72 hours',
        later: 'Later',
        no_duty: 'No commitment',
      },
    },
    serious_incident: {
      text: 'Has there been a serious incident in the last 24 months?',
      help: 'Such as lost or exposed data, harm caused by AI, or an outage of more than one day.',
      choices: {
        no: 'No',
        closed: 'Yes, and its causes have been remedied',
        open: 'Yes, and it is still being resolved',
      },
    },
    recovery_tested: {
      text: 'Was recovery from backups tested in the last 12 months?',
      help: 'With a documented result.',
    },

    quality_tested: {
      text: 'Is each release evaluated before customers receive it?',
      help: 'On cases that were not used for training, against a defined target.',
    },
    bias_tested: {
      text: 'Is the service tested for different outcomes across groups of people?',
      help: 'If its results are about people.',
      choices: { ...yesNo, not_applicable: 'Its results are not about people' },
    },
    watched_in_use: {
      text: 'Is quality monitored in production?',
      help: 'To detect drift and rising error rates.',
    },

    change_notice: {
      text: 'How far in advance are customers notified of a model change?',
      help: 'Such as another model, another version or different filters.',
      choices: { at_least_30_days: 'At least 30 days', less: 'Less than 30 days', no: 'No advance notice' },
    },
    version_kept: {
      text: 'Can customers stay on a version for a time?',
      help: 'Long enough to test the next one.',
      choices: { ...yesNo, not_applicable: 'The vendor provides no models' },
    },
    audit_right: {
      text: 'Can customers or their auditors verify these answers?',
      help: 'Through reports, or on site if reports are not sufficient.',
    },
    data_returned: {
      text: 'Do customers get their data back when they leave?',
      help: 'In a common format, and with help if they ask for it.',
    },
  },
};
