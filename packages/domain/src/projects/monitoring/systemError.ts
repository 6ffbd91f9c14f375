/** The answer to an instruction that threw. */
export interface SystemErrorResponse {
  readonly success: false;
  readonly simulated: false;
  readonly explanation: string;
  readonly warnings: readonly string[];
  readonly commands: readonly string[];
}

/** The failure that replaces any thrown error. */
export const systemErrorResponse: SystemErrorResponse = {
  success: false,
  simulated: false,
  explanation: 'Operation failed due to system error',
  warnings: [],
  commands: [],
};
