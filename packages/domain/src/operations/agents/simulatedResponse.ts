import { classifyOperationType, type OperationTypes } from '../operationTypes.ts';
import { serviceNames, type Service } from '../types.ts';
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

/** The simulated response of each service, which always contains an operation. */
export type SimulatedResponses = {
  readonly [Key in Service]: AgentResponses[Key] & {
    readonly simulated: true;
    readonly operation: ProposedOperation<OperationTypes[Key]>;
  };
};

export type SimulatedResponse = SimulatedResponses[Service];

function fromWords(service: Service): string {
  return `This is an outline of a plan for ${serviceNames[service]}, based only on your instruction.`;
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
    explanation: `This is only an example of a plan for ${serviceNames[service]}. It is not based on your instruction.`,
    warnings: operation.risk === 'high' ? ['This instruction contains high-risk words.'] : [],
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
 * The local answer without a command client, marked as simulated. `id` is the new, unique id of the operation it
 * outlines.
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
