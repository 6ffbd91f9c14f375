/** What an instruction answers that threw (CS-MONI-33). */
export interface SystemErrorResponse {
  readonly success: false;
  readonly simulated: false;
  readonly explanation: string;
  readonly warnings: readonly string[];
  readonly commands: readonly string[];
}

/** The failure that stands in for whatever was thrown (CS-MONI-33). */
export const systemErrorResponse: SystemErrorResponse = {
  success: false,
  simulated: false,
  explanation: 'Operation failed due to system error',
  warnings: [],
  commands: [],
};
