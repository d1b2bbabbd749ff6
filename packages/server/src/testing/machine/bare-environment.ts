// What a program of its own is told of the machine in a test: where programs lie, and what Node compiled before.
const { PATH = '', NODE_COMPILE_CACHE } = process.env

/** Where nothing is kept, as by root in somebody's project, nothing is kept here either. */
export const bareEnvironment: Readonly<Record<string, string>> = {
  PATH, ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }),
}
