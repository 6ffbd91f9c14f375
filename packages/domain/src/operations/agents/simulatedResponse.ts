import { classifyOperationType, type OperationTypes } from '../operations/operationTypes.ts';
import { serviceNames, type Service } from '../operations/types.ts';
import { keywordRisk } from '../risk/keywordRisk.ts';
import { codeOutline, siteOutline } from './outlines.ts';
import {
  sampleBranches,
  sampleDeployCommands,
  sampleDeployment,
  sampleGitCommands,
  sampleSql,
  sampleUsage,
  sampleVariables,
  simulatedMark,
} from './samples.ts';
import type { AgentResponses, ProposedOperation } from './types.ts';

/** The response of each service, known to be simulated and to carry an operation. */
export type SimulatedResponses = {
  readonly [Key in Service]: AgentResponses[Key] & {
    readonly simulated: true;
    readonly operation: ProposedOperation<OperationTypes[Key]>;
  };
};

export type SimulatedResponse = SimulatedResponses[Service];

function fromWords(service: Service): string {
  return `This is the outline of a plan for ${serviceNames[service]}, made from the words of your instruction alone.`;
}

function base<Key extends Service>(service: Key, instruction: string, id: string) {
  const operation: ProposedOperation<OperationTypes[Key]> = {
    id,
    type: classifyOperationType(service, instruction),
    risk: keywordRisk(service, instruction),
  };
  return {
    success: true,
    simulated: true,
    operation,
    explanation: `This is only an example of a plan for ${serviceNames[service]}: it was not made from your words.`,
    warnings: operation.risk === 'high' ? ['The words of this instruction count as high risk.'] : [],
    commands: [],
  } as const;
}

const simulations: {
  readonly [Key in Service]: (instruction: string, id: string) => SimulatedResponses[Key];
} = {
  database: (instruction, id) => {
    const response = base('database', instruction, id);
    const code = `-- ${simulatedMark}\n${sampleSql[response.operation.type]}`;
    return { ...response, code, usageImpact: sampleUsage };
  },
  'code-hosting': (instruction, id) => {
    const response = base('code-hosting', instruction, id);
    const read = codeOutline(instruction);
    if (read) return { ...response, ...read, explanation: fromWords('code-hosting') };
    return { ...response, commands: sampleGitCommands[response.operation.type], branchInfo: sampleBranches };
  },
  deployment: (instruction, id) => {
    const response = base('deployment', instruction, id);
    const commands = siteOutline(instruction);
    return {
      ...response,
      ...(commands && { explanation: fromWords('deployment') }),
      commands: commands ?? sampleDeployCommands[response.operation.type],
      deploymentInfo: sampleDeployment,
      environmentVars: sampleVariables,
    };
  },
};

/**
 * The local answer when there is no command client; it says that it is simulated. `id` is that of the operation it
 * outlines, never used before (CS-CALL-18, CS-OPER-02, D1, H35).
 * @example
 * simulatedResponse('database', 'Create a customers table', 'a1').operation.type // => 'schema'
 */
export function simulatedResponse<Key extends Service>(
  service: Key,
  instruction: string,
  id: string,
): SimulatedResponses[Key] {
  return simulations[service](instruction, id);
}
