/** The names of the kinds of records and of their pages, on every screen. */
export const nouns = {
  /** One record, in the audit log and for webhooks. */
  kinds: {
    application: 'AI application',
    vendor: 'Vendor',
    'foundation model': 'Foundation model',
    comment: 'Comment',
    assessment: 'Assessment',
    framework: 'Framework',
    control: 'Control',
    document: 'Document',
    'bias test': 'Bias test',
    user: 'Person',
    'application group': 'Application group',
    'API client': 'API client',
    company: 'Company',
    'corporate directory': 'Corporate directory',
    'directory group': 'Directory group',
    'list view': 'List view',
    'own framework': 'Custom framework',
    webhook: 'Webhook',
  },
  /** Pages of the sidebar, by the last segment of their path. Lists have the same names. */
  pages: {
    dashboard: 'Dashboard',
    'my-work': 'My Work',
    applications: 'AI Applications',
    vendors: 'Vendors',
    models: 'Foundation Models',
    frameworks: 'Frameworks',
    evidence: 'Evidence',
    admin: 'Admin',
    'api-access': 'API Access',
    'application-groups': 'Application Groups',
    'manage-company': 'Manage Company',
    'manage-users': 'Manage Users',
  },
};
