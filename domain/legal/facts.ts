/** All records of one application that legal documents can show. */
import type { Application } from '#domain/applications/application.ts';
import type { IntakeVersion } from '#domain/applications/intake.ts';
import type { ApprovalRound } from '#domain/approval/approval.ts';
import type { Assessment, AssessmentSummary } from '#domain/assessments/assessment.ts';
import type { Company } from '#domain/company/company.ts';
import type { Control } from '#domain/controls/control.ts';
import type { KeptDocument } from '#domain/documents/document.ts';
import type { FoundationModel } from '#domain/models/model.ts';
import type { DescriptorKey, RiskLevel } from '#domain/risks/descriptors.ts';
import type { OwnLevel } from '#domain/risks/risk.ts';
import type { KeptTest } from '#domain/tests/test.ts';

type RiskFact = {
  readonly key: DescriptorKey;
  readonly inherent: RiskLevel;
  readonly residual: RiskLevel;
  readonly own: OwnLevel | null;
};

export type Facts = {
  readonly application: Application;
  readonly company: Company | undefined;
  /** The last submitted intake. */
  readonly intake: IntakeVersion | undefined;
  readonly risks: readonly RiskFact[];
  /** The models of the registry that the application names. */
  readonly models: readonly FoundationModel[];
  readonly controls: readonly Control[];
  /** Bias tests with a result, oldest first. */
  readonly tests: readonly KeptTest[];
  readonly documents: readonly KeptDocument[];
  /** Newest first. */
  readonly rounds: readonly ApprovalRound[];
  readonly assessments: readonly AssessmentSummary[];
  /** The newest incident that was neither canceled nor superseded. */
  readonly incident: Assessment | undefined;
};
