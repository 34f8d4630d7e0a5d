/** Names of AssemblyScript's integers, so that the kernel's sources are TypeScript too. Values stay within 32 bits. */

declare type i32 = number;
