/** Why a build must not ship, and what to know about one that may. Contains no schema, for the browser bundle. */

export const RELEASE_REASONS = {
  // About the application
  retired: 'The application is retired.',
  not_approved: 'The application is not approved.',
  changed: 'The application changed after its approval, which is suspended until the next decision.',
  approval_over: 'The approval ended on {{day}}.',
  condition_overdue: 'A condition of the approval was due on {{day}}.',
  adverse_impact: 'The newest bias test found adverse impact.',
  no_models: 'The file has no models, but the application names some. Was it made for this build?',
  // About a model of the build
  contradictory: 'The package URL of {{model}} names another model or version.',
  renamed: 'The record of {{model}} got another name or version after the approval.',
  unregistered: '{{model}} is not among the foundation models of the company.',
  not_named: '{{model}} is registered, but the application does not name it.',
  other_version: 'The build has {{model}}; the application names {{named}}.',
  no_version: 'The build does not say which version of {{model}} it has; the application names {{named}}.',
  model_retired: '{{model}} was retired by its provider on {{day}}.',
} as const;
export type ReleaseReason = keyof typeof RELEASE_REASONS;

export const RELEASE_WARNINGS = {
  open_conditions: 'Conditions of the approval are open. The next one is due on {{day}}.',
  any_version: 'The application names {{named}} without a version, so {{model}} may ship.',
  model_retires: '{{model}} will be retired by its provider on {{day}}.',
  model_absent: 'The application names {{named}}, but the build does not have it.',
} as const;
export type ReleaseWarning = keyof typeof RELEASE_WARNINGS;
