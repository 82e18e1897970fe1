/**
 * All validation errors of fields, by code, with English texts. The API puts them into problem documents, and the web
 * app translates them. Contains no schema, to keep the browser bundle small.
 */
import { fillTemplate } from '#domain/text/fill-template.ts';

export const FIELD_ERRORS = {
  // Wrong type or structure
  missing: 'This field is missing.',
  unknown: 'Unknown field.',
  unknown_parameter: 'Unknown parameter.',
  repeated: 'This occurs more than once.',
  not_a_text: 'This must be text.',
  not_a_number: 'This must be a number.',
  not_a_whole_number: 'This must be a whole number.',
  not_true_or_false: 'This must be true or false.',
  not_a_list: 'This must be a list.',
  not_an_object: 'This must be an object.',
  not_a_choice: 'Choose one of these: {{choices}}.',
  not_an_id: 'This is not a valid ID.',
  not_unicode: 'This is not well-formed Unicode.',
  not_expected: 'This value is not valid.',
  unseen: 'This contains an invisible character. Type the text instead of pasting it.',

  // Too many or too few
  required: 'Fill this in.',
  no_new_value: 'Enter a new value, or choose to remove it.',
  too_short: 'At least {{min, number}} characters.',
  too_long: 'At most {{max, number}} characters.',
  too_many_bytes:
    'At most {{max, number}} bytes. Accented letters take two bytes, emoji four or more. Shorten the text.',
  too_few_entries: 'At least {{min, number}} entries.',
  too_many_entries: 'At most {{max, number}} entries.',
  stands_alone: '“{{value}}” cannot be combined with other values.',
  too_small: 'At least {{min, number}}.',
  too_big: 'At most {{max, number}}.',
  too_much_text: 'Together, the texts exceed {{max, number}} bytes. Shorten some of them.',

  // Wrong format
  name_required: 'Enter a name.',
  name_too_long: 'A name can have at most {{max, number}} characters.',
  not_a_name: 'A name can contain only letters, digits, underscores, tildes, hyphens, periods and spaces.',
  not_a_company_name: 'A company name must be one line without < and >.',
  not_a_title: 'A name must be one line without < and >.',
  not_an_email: 'Enter an email address, such as name@example.com.',
  not_a_website:
    'Enter an address that begins with https://, such as https://example.com, without a user name or password.',
  not_a_whole_host: 'Enter the full host name of the website, such as https://example.com.',
  not_public:
    'This host cannot be reached from the internet: it is private, reserved or known only inside a network. Enter a public name or address.',
  not_a_phone_number: 'Enter the number with a plus sign and its country code, such as +1 555 123 4567.',
  not_a_link: 'Enter an address that begins with https:// or http://, without a user name or password.',
  not_an_app_code: 'Enter the six digits that your app shows.',
  not_a_sent_code: 'Enter the code that was sent to you. It contains only digits.',
  classes_alone:
    'Classes require an outcome column and no label or score column. Exclude all values that belong to no class.',
  amounts_alone: 'Amounts require a score column and no outcome or label column.',
  sentiment_alone: 'Text ratings require an answer column and no score column.',
  not_ascending: 'Each number must be larger than the one before it.',
  not_a_decimal: 'Enter a number, such as 0.10.',
  not_a_day: 'Enter a date, such as 2027-03-31.',
  day_out_of_range: 'Choose a date from {{from}} to {{to}}.',
  not_dated: 'Add the expiry date to each entry, such as PCI DSS 2027-03-31.',
  not_a_requirement_id:
    'An ID must start with a letter or digit and can contain only letters, digits, spaces and these characters: . : _ - ( )',
  not_understood: 'This list has no such filters or columns: {{parts}}',
  no_such_placeholder: '{{mark}} is not a placeholder. Use {name}, {they}, {them}, {their} or {group}.',
  no_placeholder: 'This text is the same for everyone. Insert {name} or {group} where it mentions the person.',
  used_twice: '“{{value}}” is already used elsewhere.',
  too_many_rows: 'This produces {{rows, number}} rows. The maximum is {{max, number}}. Choose fewer options.',
  not_a_cursor: 'This is not a valid cursor for this list.',

  // Files
  lost_character: 'A character was lost when the file was saved (�). Save it as UTF-8 or as a workbook.',
  repeated_in_line: 'Line {{line, number}} already has this ID.',
  file_too_big: 'The file is larger than {{max, number}} MB.',
  ending_stays: 'The file is a {{ending}} file. Its name must end with that extension or have none.',
  not_a_bom: 'This is not a bill of materials in JSON: CycloneDX 1.6 or 1.7, or SPDX 3.0.',
  not_an_image: 'This is not a PNG, JPEG or WebP image, regardless of its name.',
  damaged_image: 'This image is damaged or not valid.',
  image_too_large: 'An image can be at most {{max, number}} pixels wide and high.',
  animated_image: 'This image is animated. Choose a still image.',
  empty_file: 'This file is empty.',
  not_a_word_document: 'This is not a Word document. Save it in Word as .docx, and choose that file.',
  document_encrypted: 'This document is protected by a password. Remove the password, save it and choose it again.',
  document_macros: 'This document contains macros. Save it as a Word document (.docx) without macros.',
  document_active:
    'This document loads or runs something when it is opened, such as an attached template (choose Normal), a linked picture or an embedded object. Remove it and save the document again.',
  document_damaged: 'This document is damaged or has an unusual structure. Open it in Word, and save it as a new file.',
  document_too_complex: 'This document contains more than can be filled. Shorten it, or make its pictures smaller.',
  unknown_placeholder:
    '{{placeholder}} is not a placeholder. Copy one from the list of placeholders. It is in “{{text}}”.',
  misspelled_placeholder: '{{placeholder}} is not a placeholder. Did you mean {{nearest}}? It is in “{{text}}”.',
  placeholder_outside_row:
    '{{placeholder}} shows a list. Put it into a row of a table, which repeats for each record. It is in “{{text}}”.',
  lists_in_one_row: 'A table row can show one list only. This row has several: {{placeholders}}.',
  list_within_list:
    '{{placeholder}} is in a table row within the row that repeats for {{outer}}. Move it to a table of its own.',
  braces_alone:
    '{{mark}} has no counterpart. A placeholder begins and ends with two braces, in one paragraph. It is in “{{text}}”.',
  placeholder_elsewhere:
    '{{placeholder}} is in a link address, formula or field, which cannot be filled. Put it into normal text.',
  no_placeholders: 'This document has no placeholder, such as {{example}}. Add one where a value shall appear.',
  not_a_document:
    'Choose a PDF, a Word document (.docx), a spreadsheet (.xlsx), a CSV file (.csv or .csv.gz) or a Parquet file (.parquet).',
  save_as_other: 'Files that end with {{ending}} are not supported. Save the file as {{other}} and upload that.',

  // Checks that need stored data
  taken: 'This is already in use.',
  name_taken: 'This name, or one that looks the same, is already taken.',
  name_taken_by: '“{{existing}}” already has this name or one that looks the same.',
  for_everybody:
    'This vendor is visible to everyone. Only users who can change all vendors can add it to groups. Leave this empty.',
  answered_for:
    'Others use this too. Only its owner, or a user who can change it in all its groups, can change the owner. Leave this unchanged.',
  groups_required: 'Choose at least one of your application groups.',
  not_your_group: '{{group}} is not one of your application groups.',
  // The same error for a person without access and for an unknown id, so that ids cannot be probed.
  cannot_see_it: 'Choose active users who can see this. An administrator can give others access.',
  no_role_for_it:
    '{{people}} has no role here that permits this. Ask an administrator for one, or choose someone else.',
  not_a_person: 'Enter the name or email address of one person who can see this, or assign the owners under People.',
  not_yourself: 'You cannot delegate a task to yourself.',
  not_a_user: 'Choose a person with an active account.',
  owner_demanded: 'The risk tier requires an owner who can see this. Assign another owner first.',
  retire_instead: 'To retire it, give a reason: POST /applications/{id}/retirement.',
  no_such_comment: 'This comment does not exist.',
  no_such_thing: 'This application has no such item.',
  not_of_the_conversation: 'A reply is always about the same item as the comment. Leave this out.',
  no_such_model: 'This foundation model does not exist.',
  no_such_application: 'This application does not exist, or you cannot access it.',
  application_needed: 'Choose an application. Only users with access to everything can add risks of the organization.',
  stays_with_application: 'A risk stays where it was created. Leave the application unchanged, or create another risk.',
  likelihood_required: 'Choose a likelihood.',
  impact_required: 'Choose an impact.',
  residual_above_inherent:
    'The residual risk cannot exceed the inherent risk. Lower this rating, or raise the inherent one.',
  no_such_library_risk: 'The risk libraries have no such risk.',
  no_such_vendor: 'This vendor does not exist.',
  vendor_ended: 'This vendor was offboarded. Choose another one or have it reactivated.',
  no_such_time_zone: 'This time zone does not exist. Choose one such as Europe/Berlin.',
  no_such_field: 'This custom field or option does not exist.',
  field_archived: 'The custom field {{label}} is archived, so its value cannot change.',
  not_one_person: 'Enter the name or email address of one active user who can see this.',
  no_such_own_question: 'This question does not exist. Leave the id out to add a question.',
  no_such_own_answer: 'This question has no such answer. Leave the id out to add an answer.',
  kind_stays: 'The kind of a question cannot change. Add another question, and archive this one.',
  type_stays: 'The type cannot change. Add another one instead.',
  no_tier: 'Only applications have a risk tier. Choose always or never.',
  separates_choices: '“{{value}}” contains “;” or “|”, which separate several choices in files. Use another sign.',
  no_options: 'Only choices have options.',
  built_in_label:
    '“{{value}}” is the name of a built-in column. Choose another label, so that imports can tell them apart.',
  archive_instead: 'These cannot be deleted. Include all of them, and archive those that you no longer need.',
  too_many_options: 'All fields together can have at most {{max, number}} options, including archived ones.',
  custom_missing: 'Fill in “{{label}}”.',
  no_such_group: 'This application group does not exist or is being deleted.',
  no_such_role: 'This role does not exist. Enter Administrator, Contributor, Reviewer or Approver.',
  outlasts_yours:
    'Your own administrator role ends on {{until}}, so you cannot give a role that lasts longer. Choose a last day.',
  retired_signed_only: 'This application is retired, so only a signed version can be shared.',
  no_group_called: 'The application group {{group}} does not exist or is being deleted.',
  no_vendor_called: 'No vendor that you can see is called {{vendor}}. Add it first, or leave this empty.',
  nobody_called:
    'No user who can see this has the name or address {{name}}. The text is saved, but no one will be notified.',
  name_in_line: 'Row {{line, number}} already has this name.',
  role_without_group: 'Enter the application groups for this role.',
  group_without_role: 'Enter a role for these application groups.',
  repeated_id: 'Requirement {{number, number}} already has this ID.',
  no_such_control: 'The common control {{control}} does not exist.',
  repeated_address: 'This address occurs more than once in the file.',
  already_here: 'A user with this address already exists.',
  no_such_question: 'The question {{question}} does not exist.',
  answered_meanwhile: '{{who}} answered this while you were editing: {{answer}}',
  rules_changed: 'The rules have changed. The current version is {{now}}.',
  records_changed: 'The records changed since you read this. Read it again.',
  nothing_answered: 'Answer a question first.',
  contradicts: 'This contradicts the answer to “{{other}}”.',
  follows_from_intake: 'The risk tier results from the intake. To change it, change your answers there.',
  intake_not_submitted: 'Submit the intake.',
  intake_incomplete: 'Answer every intake question that affects the tier, and submit the intake.',
  intake_changed: 'Submit the intake again. Answers changed since the last submission: {{count, number}}.',
  purpose_missing: 'Describe its purpose.',
  owner_missing: 'Assign an owner who has a user account.',
  provided_missing: 'Describe what it provides.',
  criticality_missing: 'Set its criticality.',
  data_shared_missing: 'Specify which data is shared with it.',
  implementation_missing: 'Describe the implementation.',
  role_missing: 'Assign a person as {{role}}.',
  tier_prohibited: 'A prohibited application cannot be submitted. Only different intake answers can change its tier.',
  decided_meanwhile: '{{who}} already decided this: {{what}}.',
  day_too_late: 'No later than {{day}}.',
  day_too_early: 'No earlier than {{day}}.',
  notice_too_long: 'Notice would be due before the contract starts. Choose a shorter notice period.',
  not_ready: 'The file is not ready for use. Check it under Documents.',
  not_a_table: 'Only a CSV file (.csv or .csv.gz), a spreadsheet (.xlsx) or a Parquet file (.parquet) can be tested.',
  upload_under_way:
    '{{who}} is already uploading a version of this document: {{file}}. Wait until it is complete, or cancel that upload first.',
  no_such_document: 'This document does not exist, or you cannot access it.',
  no_such_test: 'This application has no such test.',
  no_result: 'This test has no result. Wait until it is ready, or choose another one.',
  no_such_evidence: 'This evidence does not exist, or you cannot access it.',
  evidence_elsewhere: '“{{document}}” is used as evidence in {{application}}.',
  not_with_this: 'This cannot be combined with the other fields.',
  no_evidence: 'No evidence is in force today. Add evidence first.',
  condition_needed: 'Add a condition, or approve it without one.',
  no_condition_here: 'Conditions are possible only with “approve with conditions”.',
  no_last_day_here: 'A last day is possible only with an approval.',
  same_tier: 'The answers already result in this tier.',
  in_the_past: 'This date is in the past.',
  in_the_future: 'This date is in the future.',
  of_incidents_only: 'This applies to incidents only.',
  not_answered: 'Answer this question. “Don’t know” is also an answer.',
  wrong_code: 'This is not the code that was sent.',
  own_address: 'This is already your address.',
  wrong_password: 'This is not your current password.',
  same_password: 'This is your current password. Choose another one.',
  weak_password:
    'A password must have at least 15 characters, including an uppercase letter, a lowercase letter and a number.',
} as const;
export type FieldErrorCode = keyof typeof FIELD_ERRORS;

/**
 * Values for the placeholders `{{max}}` and `{{max, number}}`; the second form is formatted for the reader's locale.
 */
export type FieldErrorParams = Readonly<Record<string, string | number>>;

export type Broken = { code: FieldErrorCode; params: FieldErrorParams };
export type FieldError = Broken & { path: string; message: string };

export const fieldError = (path: string, code: FieldErrorCode, params: FieldErrorParams = {}): FieldError => ({
  path,
  code,
  params,
  message: fillTemplate(FIELD_ERRORS[code], (name) => params[name]?.toLocaleString('en-US') ?? ''),
});

const [MEBIBYTE, MEGABYTE] = [1024 * 1024, 1_000_000];

/** Gives the limit in the unit in which it is a round number. The message calls both units MB. */
export const fileTooBig = (most: number): Broken => ({
  code: 'file_too_big',
  params: { max: most / (most % MEBIBYTE === 0 ? MEBIBYTE : MEGABYTE) },
});
