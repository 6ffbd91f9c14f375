/** Types of entries; not the same list as in the tracker. */
export const registryTypes = ['COMP', 'PAGE', 'HOOK', 'API', 'TYPE'] as const;

export type RegistryType = (typeof registryTypes)[number];

/** One registered component of the product. */
export interface RegistryEntry {
  readonly id: string;
  readonly type: RegistryType;
  readonly name: string;
  readonly path: string;
  readonly description: string;
  /** Ids of other entries. */
  readonly dependencies: readonly string[];
  readonly exports: readonly string[];
  readonly status: 'active' | 'draft' | 'deprecated';
  /** A day in ISO 8601. */
  readonly lastModified: string;
  readonly version: string;
}

/** The eleven sample entries. */
export const registryEntries: readonly RegistryEntry[] = [
  {
    id: 'TYPE_001',
    type: 'TYPE',
    name: 'Operation',
    path: 'src/types/operation.ts',
    description: 'A planned change with its risk and its state.',
    dependencies: [],
    exports: ['Operation', 'RiskLevel'],
    status: 'active',
    lastModified: '2024-05-06',
    version: '1.2.0',
  },
  {
    id: 'TYPE_002',
    type: 'TYPE',
    name: 'Mandate rule',
    path: 'src/types/mandate.ts',
    description: 'A rule of the mandate with its section and priority.',
    dependencies: [],
    exports: ['MandateRule'],
    status: 'active',
    lastModified: '2024-05-08',
    version: '1.2.0',
  },
  {
    id: 'API_001',
    type: 'API',
    name: 'Plan an instruction',
    path: 'src/api/plan.ts',
    description: 'Turns an instruction into a plan with SQL, warnings and a risk level.',
    dependencies: ['TYPE_001'],
    exports: ['planInstruction'],
    status: 'active',
    lastModified: '2024-05-14',
    version: '1.1.0',
  },
  {
    id: 'API_002',
    type: 'API',
    name: 'Execute an operation',
    path: 'src/api/execute.ts',
    description: 'Carries out an approved operation and reports what happened.',
    dependencies: ['TYPE_001'],
    exports: ['executeOperation'],
    status: 'active',
    lastModified: '2024-05-15',
    version: '1.1.0',
  },
  {
    id: 'HOOK_001',
    type: 'HOOK',
    name: 'useOperations',
    path: 'src/hooks/useOperations.ts',
    description: 'The operations of this visit and the actions on them.',
    dependencies: ['API_001', 'API_002'],
    exports: ['useOperations'],
    status: 'active',
    lastModified: '2024-05-17',
    version: '1.0.1',
  },
  {
    id: 'HOOK_002',
    type: 'HOOK',
    name: 'useNetwork',
    path: 'src/hooks/useNetwork.ts',
    description: 'Whether commands can be carried out, and where.',
    dependencies: [],
    exports: ['useNetwork'],
    status: 'active',
    lastModified: '2024-05-10',
    version: '1.0.0',
  },
  {
    id: 'COMP_001',
    type: 'COMP',
    name: 'OperationCard',
    path: 'src/components/OperationCard.tsx',
    description: 'Shows a plan, its risk and its execute button.',
    dependencies: ['TYPE_001'],
    exports: ['OperationCard'],
    status: 'active',
    lastModified: '2024-05-20',
    version: '1.3.0',
  },
  {
    id: 'COMP_002',
    type: 'COMP',
    name: 'MandateSwitch',
    path: 'src/components/MandateSwitch.tsx',
    description: 'Switches one rule of the mandate.',
    dependencies: ['TYPE_002'],
    exports: ['MandateSwitch'],
    status: 'active',
    lastModified: '2024-05-21',
    version: '1.0.0',
  },
  {
    id: 'COMP_003',
    type: 'COMP',
    name: 'ReportChart',
    path: 'src/components/ReportChart.tsx',
    description: 'Draws the figures of a report.',
    dependencies: [],
    exports: ['ReportChart'],
    status: 'draft',
    lastModified: '2024-05-27',
    version: '0.1.0',
  },
  {
    id: 'PAGE_001',
    type: 'PAGE',
    name: 'Agent',
    path: 'src/pages/Agent.tsx',
    description: 'The conversation in which changes are planned and executed.',
    dependencies: ['COMP_001', 'HOOK_001', 'HOOK_002'],
    exports: ['Agent'],
    status: 'active',
    lastModified: '2024-05-22',
    version: '1.2.0',
  },
  {
    id: 'PAGE_002',
    type: 'PAGE',
    name: 'Build dashboard',
    path: 'src/pages/Build.tsx',
    description: 'The build dashboard with its seven tabs.',
    dependencies: ['COMP_002', 'COMP_003'],
    exports: ['Build'],
    status: 'active',
    lastModified: '2024-05-28',
    version: '1.2.0',
  },
];
