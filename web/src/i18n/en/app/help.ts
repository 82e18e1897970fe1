/** The help panel: what a page is for, what to do on it, and its terms, one per line. */
export const help = {
  what: 'Purpose of this page',
  todo: 'How to use it',
  terms: 'Terms',
  topics: {
    dashboard: {
      title: 'Dashboard',
      what: 'The dashboard shows the state of AI governance in the application groups you can see: your tasks, risks, approvals and deadlines.',
      todo: 'Start with your tasks. Then select a figure to open its list. Arrange the tiles with “Arrange tiles”. Only you see your layout.',
      terms:
        'Risk tier: low, medium, high or prohibited, as decided by the intake.\nCoverage: the share of requirements that accepted controls serve.\nAdverse impact: a group is treated so much worse in a bias test that chance is an unlikely explanation.',
    },
    myWork: {
      title: 'My Work',
      what: 'This page lists every task assigned to you or to a role you hold: decisions, reviews, controls, evidence, questions and dates that are close.',
      todo: 'Work from the top: overdue tasks come first. Open a task to do it. A task disappears once it is done, also if a colleague does it. Snooze a task to hide it until a day, or delegate it to a colleague.',
      terms:
        'Due: the day by which a task must be done.\nSnooze: hide a task until a day you choose.\nDelegate: hand a task to another person who may do it.',
    },
    applications: {
      title: 'AI Applications',
      what: 'This is the inventory of all uses of AI that your company governs. Each has an owner, a risk tier and an approval status.',
      todo: 'Create an application as soon as a use of AI is planned, then complete its intake. Filter the list by typing a property, such as the risk tier. Save filters that you need often as a view. Select rows to change several applications at once.',
      terms:
        'AI application: a use of AI for one purpose, bought or built.\nOwner: the person responsible for it.\nApplication group: decides who can see and change it.',
    },
    overview: {
      title: 'Overview of an application',
      what: 'The overview shows where an application stands on its way from the intake to monitoring, and what is missing before it can be approved.',
      todo: 'Follow the next steps: each leads to the place where you can complete it. The button at the top is the step that you can take now. The map of risks and the coverage lead to the details behind them.',
      terms:
        'Lifecycle: intake, risk, controls, validation, approval and monitoring.\nNext step: something that must be completed before the application can move on.\nCoverage: the share of requirements that accepted controls serve.',
    },
    risk: {
      title: 'Risk of an application',
      what: 'Here you describe how the application uses AI, assess its risks and test it for bias. The answers of the intake decide the risk tier.',
      todo: 'Answer every question of the intake and submit it. Then rate each risk before and after mitigation, and name the controls that mitigate it. Run a bias test if the application makes decisions about people.',
      terms:
        'Intake: the questionnaire that decides the risk tier.\nInherent risk: a risk before any mitigation.\nResidual risk: what remains after mitigation.\nBias test: compares the outcomes of groups of people.',
    },
    compliance: {
      title: 'Compliance of an application',
      what: 'This section shows which frameworks apply to the application and which controls meet their requirements. One control can serve several frameworks.',
      todo: 'Decide for each framework whether it applies. Then work through the controls, starting with those that serve most requirements: describe what you do, add evidence and submit the control for review. Mark controls that are not applicable, and give a reason.',
      terms:
        'Framework: a law, standard or policy with requirements.\nControl: a measure that meets requirements.\nEvidence: a document or statement that proves a control.\nCoverage: the share of requirements that accepted controls serve.',
    },
    reviews: {
      title: 'Reviews of an application',
      what: 'Here an application is submitted, reviewed and approved. Assessments record its validation, its monitoring and its incidents.',
      todo: 'Owners: complete the open points, then submit the application. Reviewers and approvers: read what needs attention, compare the submission with the current state, and decide. Nobody can decide on their own submission.',
      terms:
        'Round: one submission with its decisions.\nStage: one decision in a round, by a reviewer or an approver.\nCondition: something that an approval requires by a date.\nValidation: the independent check before use.',
    },
    files: {
      title: 'Files and people of an application',
      what: 'This section keeps the documents of the application, the people who have a role in it, and its discussion.',
      todo: 'Upload documents that others need, such as a model card or test data. Assign an owner, a technical owner and the reviewers. Ask questions in the comments: type @ to mention a person, who is then notified.',
      terms:
        'Owner: the person responsible for the application.\nTechnical owner: the person who knows how it works.\nVersion: a new file under the same name; older versions are kept.\nMention: a name in a comment that notifies that person.',
    },
    activity: {
      title: 'Activity of an application',
      what: 'The activity is the audit log of the application: who changed what, and when. Entries cannot be changed or deleted.',
      todo: 'Choose a kind of entry, such as controls or documents, to find a change. Each entry shows the values before and after it. For an audit, administrators can export the log of the company under Manage Company.',
      terms:
        'Audit log: a chain of entries in which each entry seals the one before it. A later change would break the chain, which can be checked.\nActor: the person, API client or job that made a change.\nSource: where a change came from, such as the web app, an API client or an import.',
    },
    vendors: {
      title: 'Vendors',
      what: 'Vendors supply AI applications, models or data. This page shows how critical each vendor is, how much risk it brings, and whether it is approved.',
      todo: 'Create a vendor before you use it in an application. Send it the questionnaire by link: the vendor needs no account. Review the answers, then submit the vendor for approval. Enter contract and certificate dates, so that you are notified before they expire.',
      terms:
        'Due diligence: the questionnaire about a vendor.\nCriticality: how much the company depends on the vendor.\nOffboard: end the use of a vendor.',
    },
    models: {
      title: 'Foundation Models',
      what: 'The registry lists the foundation models that applications use, with their provider and the date on which they are retired.',
      todo: 'Add a model once, then choose it in each application that uses it. Enter the retirement date as soon as the provider announces it: the owners of all applications that use the model are notified in time to plan a replacement.',
      terms:
        'Foundation model: a general model, such as a large language model, that applications build on.\nRetirement: the day on which the provider stops offering a model.\nProvider: the company that offers the model.',
    },
    riskRegister: {
      title: 'Risk Register',
      what: 'The register has the risks that people add to an application or to the organization. The sixteen kinds of risk that follow from the intake are on the Risks tab of each application.',
      todo: 'Rate the likelihood and the impact without treatment, choose a treatment, and rate what is left. Name an owner and dates. A high or critical level can be accepted only by an approver who neither owns the risk nor created, changed or reopened it. What was accepted is fixed: a change reopens the risk.',
      terms:
        'Inherent risk: the risk without treatment.\nResidual risk: what is left with the treatment in place.\nTreatment: mitigate, accept, transfer or avoid.\nAcceptance: the decision, with a reason, to live with the residual risk.',
    },
    policies: {
      title: 'Policies',
      what: 'The register has the policies and trainings of your company. Each has an owner, an audience and versions that never change once they are published.',
      todo: 'If you are asked, read the latest version and acknowledge it at its end. If you manage policies, write the text or add a link, choose the audience, and publish the first version. The report shows who acknowledged it.',
      terms:
        'Version: published content, which never changes, and its hash.\nAudience: everyone, or people with the chosen roles.\nAcknowledgement: the statement of a person that they read the version or completed the training.',
    },
    frameworks: {
      title: 'Frameworks',
      what: 'Frameworks are laws, standards and principles for AI. This page shows which your company has enabled, how much of each is covered, and what takes effect next.',
      todo: 'Enable the frameworks that your company must or wants to meet, and name an owner and a target date. Enabled frameworks are proposed for each application. Open a framework to read its requirements, also as of a future date.',
      terms:
        'Requirement: one duty of a framework.\nCoverage: the share of requirements that accepted controls serve, over all applications.\nIn effect: the law applies already, at least in part.',
    },
    evidence: {
      title: 'Evidence',
      what: 'This register shows all evidence of the company, the controls that it proves, and when it expires.',
      todo: 'Filter for evidence that expires soon and ask for a new version. Evidence that serves several controls has to be renewed only once. When evidence expires, the controls that depend on it are returned to their owners and lose their coverage.',
      terms:
        'Evidence: a document, link or written statement that proves a control for a period.\nExpiry: the last day on which evidence counts.\nAccepted: a reviewer has agreed that the evidence proves the control.',
    },
    users: {
      title: 'Manage Users',
      what: 'Administrators decide here who can sign in, which roles people hold, and in which application groups.',
      todo: 'Invite a person and assign at least one role with its scope. “Resulting access” shows what the person will see before you save. Invite many people from a file, or connect the corporate directory. Disable the account of a person who leaves; their tasks can be reassigned.',
      terms:
        'Role: administrator, contributor, reviewer or approver.\nScope: the application group in which a role applies, or everything.\nCorporate directory: the system in which your company manages its accounts.',
    },
    groups: {
      title: 'Application Groups',
      what: 'Application groups decide who sees which applications and vendors. A role applies only in the group in which it is assigned.',
      todo: 'Create one group for each part of the company that governs its own AI, such as a department. Assign applications and vendors to it, then give people roles in it. An application can belong to several groups.',
      terms:
        'Scope: the groups in which a person has a role.\nEverything: the group that includes all applications and vendors, also those added later.\nMember: an application or a vendor in the group.',
    },
    company: {
      title: 'Manage Company',
      what: 'These settings apply to the whole company: its profile, the stages of an approval, the limits of bias tests, sign-in rules and the audit log.',
      todo: 'Check which stages each risk tier needs: a higher tier usually needs more decisions. Decide whether unfinished work may be acknowledged or blocks a submission. A change applies to new submissions; running rounds keep their stages.',
      terms:
        'Stage: one decision of a round, by a reviewer or an approver.\nThreshold: the limit from which a bias test reports a difference.\nAudit log: who changed what, and when.',
    },
    apiAccess: {
      title: 'API Access',
      what: 'Other systems read and change data through the API. Each uses its own API client, which has roles like a person.',
      todo: 'Create one client for each system and give it the smallest roles that it needs. Copy the secret at once: it is shown only this time. Rotate secrets before they expire. Use a webhook if a system must be informed about changes without asking.',
      terms:
        'API client: a program with its own credentials and roles.\nSecret: the password of a client.\nWebhook: an address to which Plumbline sends signed events.',
    },
    newTest: {
      title: 'New bias test',
      what: 'A bias test compares how an application treats groups of people, based on a file with its decisions or scores.',
      todo: 'Choose the file, check how its columns were matched, and name the groups to compare and the outcome that is good for people. Keep the limits of the company unless you have a reason. The test runs in the background, and you are notified when it ends.',
      terms:
        'Group: people who share an attribute, such as their age range.\nReference group: the group with which the others are compared.\nThreshold: the limit from which a difference is reported.',
    },
    testResult: {
      title: 'Result of a bias test',
      what: 'The result shows whether groups of people are treated differently, how large the difference is, and whether chance could explain it. A result never changes.',
      todo: 'Read the verdict first, then the comparison behind it. Discuss an adverse impact with the owner, record what you do about it as a risk or a control, and test again after the change. Compare runs over time to see the effect.',
      terms:
        'Impact ratio: the rate of a group divided by the rate of the reference group.\nAdverse impact: a large difference that chance is unlikely to explain.\nConfidence interval: the range that fits the data.',
    },
  },
};
